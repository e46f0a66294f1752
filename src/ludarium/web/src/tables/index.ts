// The tables of the house, each loaded when it is needed: one line a family.

const TABLES: Record<string, () => Promise<unknown>> = {
  ante_portas: () => import("./ante_portas/table.ts"),
  builders: () => import("./builders/table.ts"),
  faiyum: () => import("./faiyum/table.ts"),
};

/** The element that draws the games of a family, ready to be used. */
export async function tableTag(family: string): Promise<string> {
  const load = TABLES[family];
  if (!load) throw new Error(`no table draws the games of ${family}`);
  await load();
  return `${family.replace("_", "-")}-table`;
}
