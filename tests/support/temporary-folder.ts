import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All temporary folders of a run are in one, which goes with the run: a test need not remove its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const before = process.env.TMPDIR;
  // Short: paths of Unix sockets below it have a limit of about 100 characters.
  const folder = await mkdtemp(join(tmpdir(), 'bn-'));
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true });
  };
}
