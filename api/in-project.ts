import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a file or folder of the project lies that this code, or the bundle it was built into, belongs to; null: nowhere. */
export function inProject(path: string): string | null {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, path))) return join(at, path);
    if (at === dirname(at)) return null;
  }
}
