import { maxBulk } from '../staff/bulk';

/** Id, and what its changing fields were when they were read: four signs. */
export type ContactVersion = readonly [id: number, version: string];

/** Short, so that 5,000 fit into a form and into a call: 'aB3-2s*…', ids to base 36. */
export const versionsText = (versions: readonly ContactVersion[]): string =>
  versions.map(([id, version]) => `${version}${id.toString(36)}`).join('*');

/** null: not such a text, or more than `maxBulk`. */
export function versionsIn(text: string): ContactVersion[] | null {
  const texts = text.split('*', maxBulk + 1);
  if (texts.length > maxBulk || !texts.every((each) => /^[\w-]{4}[1-9a-z][\da-z]{0,5}$/.test(each)))
    return null;
  const versions = texts.map((each) => [parseInt(each.slice(4), 36), each.slice(0, 4)] as const);
  return versions.every(([id]) => id <= 2_147_483_647) ? versions : null;
}
