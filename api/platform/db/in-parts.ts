import { setImmediate } from 'node:timers/promises';

/** Records of one statement: PGlite answers it in this process, which must answer others in between. */
const size = 100;

/** In their order, with a pause for other requests after each part. */
export async function inParts<Item, Outcome>(
  items: readonly Item[],
  run: (part: readonly Item[]) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < items.length; from += size) {
    outcomes.push(await run(items.slice(from, from + size)));
    await setImmediate();
  }
  return outcomes;
}
