// Own small sounds, made by the browser and fetched from nowhere: wood, paper, coins, stone, water, drums and horns.

export type Sound =
  | "move"
  | "card"
  | "coin"
  | "stone"
  | "built"
  | "water"
  | "drum"
  | "horn"
  | "turn"
  | "end";

/** What a game's events sound like, the weightiest first; of several only the first is heard. */
export type Sounds = Readonly<Record<string, Sound>>;

/** A tone that slides from one pitch to another, or noise through a filter that does. */
interface Voice {
  wave: OscillatorType | "noise";
  from: number; // hertz
  to?: number;
  start?: number; // seconds
  length: number;
  loud?: number;
}

const bell = (from: number, start: number, length: number): Voice => ({
  wave: "triangle",
  from,
  start,
  length,
});
const beat = (start: number): Voice[] => [
  { wave: "sine", from: 95, to: 48, start, length: 0.26, loud: 2 },
  { wave: "noise", from: 420, start, length: 0.07 },
];

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  move: [{ wave: "noise", from: 900, length: 0.05 }, { wave: "triangle", from: 196, to: 150, length: 0.09 }],
  card: [{ wave: "noise", from: 3200, to: 1300, length: 0.13, loud: 0.6 }],
  coin: [{ wave: "sine", from: 1568, length: 0.12, loud: 0.5 }, {
    wave: "sine",
    from: 2093,
    start: 0.07,
    length: 0.26,
    loud: 0.5,
  }],
  stone: [{ wave: "noise", from: 340, length: 0.12, loud: 1.4 }, {
    wave: "triangle",
    from: 105,
    to: 72,
    length: 0.16,
  }],
  built: [bell(392, 0, 0.25), bell(494, 0.1, 0.25), bell(587, 0.2, 0.5)],
  water: [{ wave: "noise", from: 700, to: 260, length: 0.4, loud: 0.9 }],
  drum: [...beat(0), ...beat(0.2), ...beat(0.34)],
  horn: [{ wave: "sawtooth", from: 174, to: 220, length: 0.5, loud: 0.3 }, {
    wave: "sawtooth",
    from: 262,
    to: 330,
    length: 0.5,
    loud: 0.2,
  }],
  turn: [bell(587, 0, 0.22), bell(784, 0.12, 0.35)],
  end: [bell(392, 0, 0.7), bell(494, 0.08, 0.7), bell(587, 0.16, 0.9)],
};
const LOUD = 0.07; // quiet beside music and talk
const NOISE = 0.5; // seconds of it are kept

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Make a sound after so many seconds; before the first touch of the page there is silence. */
export function chime(sound: Sound, after = 0): void {
  if (!("AudioContext" in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const voice of VOICES[sound]) play(context, voice, context.currentTime + after);
}

/** What is heard of some events, if anything. */
export function soundOf(kinds: readonly string[], sounds: Sounds): Sound | null {
  const heard = Object.keys(sounds).find((kind) => kinds.includes(kind));
  return heard === undefined ? null : sounds[heard]!;
}

function play(audio: AudioContext, voice: Voice, now: number): void {
  const start = now + (voice.start ?? 0);
  const end = start + voice.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD * (voice.loud ?? 1), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(audio.destination);
  const source = voice.wave === "noise"
    ? hiss(audio, voice, start, volume)
    : tone(audio, voice, start, volume);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, voice: Voice, start: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = voice.wave as OscillatorType;
  slide(source.frequency, voice, start);
  source.connect(out);
  return source;
}

function hiss(audio: AudioContext, voice: Voice, start: number, out: AudioNode): AudioBufferSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  slide(filter.frequency, voice, start);
  source.connect(filter).connect(out);
  return source;
}

function slide(pitch: AudioParam, { from, to, length }: Voice, start: number): void {
  pitch.setValueAtTime(from, start);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, start + length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
