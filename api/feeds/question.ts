import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Feed } from './feed-settings';
import { readerProgram } from './reader';

/**
 * What is asked of a feed's server, and by which build: 'not modified' says nothing to another address, another person,
 * or a program that may read the same feed better.
 */
export function questionOf({ address, headers }: Feed): string {
  return createHash('sha256')
    .update(JSON.stringify([build(), address, headers]))
    .digest('hex');
}

let known: string | undefined;
const build = (): string =>
  (known ??= createHash('sha256').update(readFileSync(readerProgram().path)).digest('hex'));
