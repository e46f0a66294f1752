// The one assertion that the tests of the page need.

/** Fails with both values if they differ when written as JSON. */
export function assertEquals<T>(found: T, wanted: T): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`found ${left}, wanted ${right}`);
}
