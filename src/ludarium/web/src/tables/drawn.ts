// Written by tools/page.py from the folders beside it whenever the page is built.

/** What draws the games of a family, loaded when it is needed. */
export const TABLES: Record<string, () => Promise<unknown>> = {
  ante_portas: () => import("./ante_portas/table.ts"),
  builders: () => import("./builders/table.ts"),
  faiyum: () => import("./faiyum/table.ts"),
};

/** What draws the steps of how they are played, loaded when it is needed. */
export const PICTURES: Record<string, () => Promise<unknown>> = {
  ante_portas: () => import("./ante_portas/how.ts"),
  builders: () => import("./builders/how.ts"),
  faiyum: () => import("./faiyum/how.ts"),
};

/** What draws their cards in a list, loaded when it is needed. */
export const CARDS: Record<string, () => Promise<unknown>> = {
  ante_portas: () => import("./ante_portas/printed.ts"),
  builders: () => import("./builders/printed.ts"),
  faiyum: () => import("./faiyum/printed.ts"),
};
