// The pages of the house by their addresses.

export interface Route {
  page:
    | "lobby"
    | "table"
    | "replay"
    | "rules"
    | "cards"
    | "campaign"
    | "bring"
    | "puzzles"
    | "puzzle"
    | "missing";
  id: string;
}

/** The page that an address means. */
export function routeOf(path: string): Route {
  const [, first = "", second = "", third = ""] = path.split("/");
  switch (first) {
    case "t":
      return { page: "table", id: second };
    case "puzzles":
      return third ? { page: "puzzle", id: `${second}/${third}` } : { page: "puzzles", id: second };
    case "replay":
    case "rules":
    case "cards":
    case "campaign":
    case "bring":
      return { page: first, id: second };
    case "":
    case "index.html":
      return { page: "lobby", id: "" };
    default:
      return { page: "missing", id: path };
  }
}
