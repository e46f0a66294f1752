// Random games of The Builders: Middle Ages by hand in C++, the same games as ludarium.core.play.playouts:
// what a compiler makes of the rules when nothing else is asked of them. bench/yardstick.py feeds and times it.
//
//     yardstick SEATS ROUNDS GAMES SEED < tables
//
// It prints the actions of seats, those of chance, and the seconds of the processor that they took.

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using Set = uint64_t;

constexpr int ROW = 5, START_COINS = 10, FREE_ACTIONS = 3, EXTRA_COINS = 5, END_POINTS = 17, COSTLIEST = 9;
constexpr int COINS_FOR_ACTIONS[] = {0, 1, 3, 6};
constexpr int MOST = 64, SEATS = 4, NOTHING = -1, CHANCE = -1, OVER = -2;
constexpr uint32_t TOP_BITS = 0x80808080;

struct Cards {
    int workers = 0, units = 0, buildings = 0, first_machine = 0, first_machine_unit = 0;
    Set apprentices = 0;
    int needs[MOST], rewards[MOST], points[MOST], coins[MOST], makes[MOST];
    Set affordable[COSTLIEST + 1];
    int open, recruit, send, chance, deal, worker, building;

    void read_row(int *row, int n) {
        for (int i = 0; i < n; i++)
            if (std::scanf("%d", row + i) != 1) std::exit(2);
    }

    Cards() {
        int head[5];
        read_row(head, 5);
        workers = head[0], units = head[1], buildings = head[2], first_machine = head[3];
        first_machine_unit = head[4];
        unsigned long long young;
        if (std::scanf("%llu", &young) != 1) std::exit(2);
        apprentices = young;
        read_row(needs, buildings);
        read_row(rewards, buildings);
        read_row(points, buildings);
        read_row(coins, units);
        read_row(makes, units);
        for (int purse = 0; purse <= COSTLIEST; purse++) {
            affordable[purse] = 0;
            for (int unit = 0; unit < units; unit++)
                if (coins[unit] <= purse) affordable[purse] |= Set(1) << unit;
        }
        open = 5, recruit = open + buildings, send = recruit + workers;
        chance = send + buildings * units;
        deal = chance + SEATS, worker = deal + workers, building = worker + workers;
    }
};

struct Rng {  // sfc32
    uint32_t a, b, c, counter = 1;

    Rng(uint64_t seed, uint32_t stream) : a(seed), b(seed >> 32), c(stream) {
        for (int i = 0; i < 15; i++) next();
    }

    uint32_t next() {
        uint32_t out = a + b + counter++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = std::rotl(c, 21) + out;
        return out;
    }

    uint32_t below(uint32_t n) {
        uint64_t product = uint64_t(next()) * n;
        if (uint32_t(product) < n) {
            uint32_t refuse = uint32_t((uint64_t(1) << 32) % n);
            while (uint32_t(product) < refuse) product = uint64_t(next()) * n;
        }
        return product >> 32;
    }
};

Set bit(int n) { return Set(1) << n; }
int lowest(Set set) { return std::countr_zero(set); }
int put(int *out, int n, int first, Set set) {
    for (; set; set &= set - 1) out[n++] = first + lowest(set);
    return n;
}
int nth(Set set, int k) {
    while (k-- > 0) set &= set - 1;
    return lowest(set);
}
bool lacks(uint32_t made, uint32_t needs) { return (((made | TOP_BITS) - needs) & TOP_BITS) != TOP_BITS; }

struct Player {
    int64_t coins = START_COINS;
    int points = 0;
    Set idle = 0, sites = 0, finished = 0;
};

enum Draw { START, APPRENTICE, WORKER, BUILDING, NONE };

struct State {
    const Cards &cards;
    int seats, round_limit, to_act = CHANCE, turn = NOTHING, start = NOTHING, round = 0, actions_left = 0;
    int dealt = 0, next_building = NOTHING, hope = NOTHING;
    int64_t bank;
    bool last_round = false;
    Draw pending = START;
    Set worker_row = 0, building_row = 0, worker_pile, building_pile, touched = 0;
    Player players[SEATS];
    Set crews[MOST] = {};
    uint32_t made[MOST] = {};
    int sent[MOST] = {};

    State(const Cards &cards, int seats, int rounds)
        : cards(cards), seats(seats), round_limit(rounds), bank(1'000'000'000'000 - START_COINS * seats),
          worker_pile(bit(cards.workers) - 1), building_pile(bit(cards.buildings) - 1) {}

    int legal_into(int *out) const {
        const Player &player = players[turn];
        out[0] = 0;
        int n = 1;
        while (n <= actions_left && n <= 3 && COINS_FOR_ACTIONS[n] <= bank) out[n] = n, n++;
        if (player.coins >= EXTRA_COINS) out[n++] = 4;
        if (actions_left == 0) return n;
        n = put(out, n, cards.open, building_row);
        n = put(out, n, cards.recruit, worker_row);
        Set ready = player.coins >= COSTLIEST ? player.idle : player.idle & cards.affordable[player.coins];
        if (!ready) return n;
        for (Set sites = player.sites; sites; sites &= sites - 1) {
            int site = lowest(sites);
            if (sent[site] < actions_left) n = put(out, n, cards.send + site * cards.units, ready);
        }
        return n;
    }

    Set bag() const {
        switch (pending) {
            case WORKER: return worker_pile;
            case BUILDING: return building_pile;
            case APPRENTICE: return worker_pile & cards.apprentices;
            default: return bit(seats) - 1;
        }
    }

    void draw(Rng &rng) {
        Set from = bag();
        int card = nth(from, rng.below(std::popcount(from)));
        switch (pending) {
            case WORKER: worker_pile ^= bit(card), worker_row |= bit(card); break;
            case BUILDING:
                building_pile ^= bit(card), next_building = card;
                if (std::popcount(building_row) < ROW) fill_building_row();
                break;
            case APPRENTICE: worker_pile ^= bit(card), players[dealt++].idle = bit(card); break;
            default: start = turn = card, actions_left = FREE_ACTIONS;
        }
        await();
        if (to_act != CHANCE && round == 0) round++;
    }

    void fill_building_row() {
        if (next_building != NOTHING) building_row |= bit(next_building), next_building = NOTHING;
    }

    void await() {
        if (start == NOTHING) pending = START;
        else if (dealt < seats) pending = APPRENTICE;
        else if (worker_pile && std::popcount(worker_row) < ROW) pending = WORKER;
        else if (building_pile && next_building == NOTHING) pending = BUILDING;
        else pending = NONE;
        to_act = pending == NONE ? turn : CHANCE;
    }

    void apply(int action) {
        Player &player = players[turn];
        if (action >= cards.send) send(player, action - cards.send);
        else if (action >= cards.recruit) {
            actions_left--;
            player.idle |= bit(action - cards.recruit), worker_row ^= bit(action - cards.recruit);
            await();
        } else if (action >= cards.open) {
            actions_left--;
            player.sites |= bit(action - cards.open), building_row ^= bit(action - cards.open);
            fill_building_row();
            await();
        } else if (action == 4) {
            pay(player, EXTRA_COINS);
            actions_left++;
        } else if (action > 0) {
            actions_left -= action;
            earn(player, COINS_FOR_ACTIONS[action]);
        } else end_turn(player);
    }

    void pay(Player &player, int coins) { player.coins -= coins, bank += coins; }

    void earn(Player &player, int64_t coins) {
        coins = coins < bank ? coins : bank;
        player.coins += coins, bank -= coins;
    }

    void send(Player &player, int code) {
        int site = code / cards.units, unit = code % cards.units;
        actions_left -= ++sent[site];
        touched |= bit(site);
        pay(player, cards.coins[unit]);
        player.idle ^= bit(unit);
        crews[site] |= bit(unit);
        made[site] += cards.makes[unit];
        if (!lacks(made[site], cards.needs[site])) finish(player, site);
    }

    void finish(Player &player, int site) {
        player.idle |= crews[site];
        crews[site] = 0, made[site] = 0;
        player.sites ^= bit(site), player.finished |= bit(site);
        player.points += cards.points[site];
        earn(player, cards.rewards[site]);
        if (site >= cards.first_machine)
            player.idle |= bit(cards.first_machine_unit + site - cards.first_machine);
    }

    void end_turn(Player &player) {
        for (; touched; touched &= touched - 1) sent[lowest(touched)] = 0;
        if (!last_round)
            last_round = player.points >= END_POINTS || (!building_row && !worker_row && is_dead());
        actions_left = FREE_ACTIONS;
        turn = turn + 1 == seats ? 0 : turn + 1;
        to_act = turn;
        if (turn == start) {
            if (last_round || round == round_limit) to_act = OVER;
            else round++;
        }
    }

    bool is_dead() {
        if (hope != NOTHING)
            for (int seat = 0; seat < seats; seat++)
                if (players[seat].sites & bit(hope) &&
                    (seat != turn || can_finish(hope, together(players[seat].idle))))
                    return false;
        hope = NOTHING;
        for (int seat = 0; seat < seats; seat++) {
            uint32_t all = together(players[seat].idle);
            for (Set sites = players[seat].sites; sites; sites &= sites - 1)
                if (can_finish(lowest(sites), all)) {
                    hope = lowest(sites);
                    return false;
                }
        }
        return true;
    }

    uint32_t together(Set units) const {
        uint32_t total = 0;
        for (; units; units &= units - 1) total += cards.makes[lowest(units)];
        return total;
    }

    bool can_finish(int site, uint32_t all) const { return !lacks(made[site] + all, cards.needs[site]); }
};

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    int seats = std::atoi(argv[1]), rounds = std::atoi(argv[2]), games = std::atoi(argv[3]);
    uint64_t seed = std::strtoull(argv[4], nullptr, 10);
    static Cards cards;
    const State root(cards, seats, rounds);
    static int out[MOST * MOST + 200];
    long long by_seats = 0, by_chance = 0;
    std::clock_t began = std::clock();
    for (int game = 0; game < games; game++) {
        State state(root);
        Rng rng(seed, game);
        while (state.to_act != OVER) {
            if (state.to_act == CHANCE) state.draw(rng), by_chance++;
            else state.apply(out[rng.below(state.legal_into(out))]), by_seats++;
        }
    }
    std::printf("%lld %lld %.6f\n", by_seats, by_chance, double(std::clock() - began) / CLOCKS_PER_SEC);
}
