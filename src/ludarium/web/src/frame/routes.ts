// The pages of the house by their addresses.

export interface Route {
  page: "lobby" | "table" | "replay" | "rules" | "campaign";
  id: string;
}

/** The page that an address means. */
export function routeOf(path: string): Route {
  const [, first = "", second = ""] = path.split("/");
  switch (first) {
    case "t":
      return { page: "table", id: second };
    case "replay":
    case "rules":
    case "campaign":
      return { page: first, id: second };
    default:
      return { page: "lobby", id: "" };
  }
}
