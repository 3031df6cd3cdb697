import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Feed } from './feed-settings';
import { readerProgram } from './reader';

/** Key of stored validators. 'Not modified' is only valid for the same address, user, parser build and table of places. */
export function questionOf({ address, headers, places }: Feed): string {
  const table = places && existsSync(places) ? [readFileSync(places, 'utf8')] : [];
  return createHash('sha256')
    .update(JSON.stringify([build(), address, headers, ...table]))
    .digest('hex');
}

let known: string | undefined;
const build = (): string =>
  (known ??= createHash('sha256').update(readFileSync(readerProgram().path)).digest('hex'));
