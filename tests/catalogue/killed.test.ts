import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/catalogue/apply';
import { aListing, engines, type Ground, openGround } from './ground';

const child = path.join(import.meta.dirname, 'apply-child.ts');

/** Runs the import of apply-child.ts and kills it (not to be caught) when it says `line`, or so much later. */
async function runAndKill(settings: Ground['settings'], line: string, later: number): Promise<void> {
  const running = spawn(process.execPath, ['--import', 'tsx', child], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(running, 'exit');
  for await (const said of createInterface({ input: running.stdout })) {
    if (said !== line) continue;
    await pause(later);
    running.kill('SIGKILL');
    break;
  }
  await exited;
}

describe.each(engines)('an import that is killed, on %s', (engine) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(engine);
    const listings = Array.from({ length: 1_500 }, (_, n) => aListing(`K${n}`));
    await applyCatalogue(ground.db, { source: 'killed', feed: 'test', listings });
  });
  afterAll(() => ground.close());

  const active = async () => {
    const rows = await ground.db
      .selectFrom('property')
      .select('reference')
      .where('active', '=', true)
      .orderBy('reference')
      .execute();
    return rows.map(({ reference }) => reference);
  };
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `K${from + n}`).sort();

  it.each([
    ['while it reads', 'reading 500', 0],
    ['when it begins to write', 'writing 3000', 0],
    ['while it writes', 'writing 3000', 150],
    ['near the end of writing', 'writing 3000', 600],
  ])('leaves the catalogue as before or as after: %s', async (_, line, later) => {
    await ground.pause();
    await runAndKill(ground.settings, line, later);
    await ground.reopen();
    const [before, after] = [names(0, 1_500), names(1_000, 4_000)];
    const found = (await active()).sort();
    expect([before, after]).toContainEqual(found);

    // The next run clears up what the dead one left, and goes the other way.
    const listings = Array.from({ length: 1_500 }, (_, n) => aListing(`K${n}`));
    const report = await applyCatalogue(ground.db, { source: 'killed', feed: 'test', listings, force: true });
    expect(report.outcome).toBe('applied');
    expect((await active()).sort()).toEqual(before);
    expect(await ground.db.selectFrom('import_listing').select('reference').execute()).toEqual([]);
  });
});
