import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { makeProgram } from '../../support/program';
import { testEngines } from '../../support/database';
import { aListing } from '../../catalogue/a-listing';
import { untilDisconnected } from '../../support/until-disconnected';
import { type CatalogueFixture, openCatalogueFixture } from './catalogue-fixture';

const child = await makeProgram('tests/faults/catalogue/apply-child.ts');
afterAll(() => rm(path.dirname(child), { recursive: true, force: true }));

/** Runs the import of apply-child.ts and kills it (not to be caught) when it says `line`, or so much later. */
async function runAndKill(
  settings: CatalogueFixture['settings'],
  line: string,
  later: number,
): Promise<void> {
  const running = spawn(process.execPath, [child], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(running, 'exit');
  for await (const output of createInterface({ input: running.stdout })) {
    if (output !== line) continue;
    await pause(later);
    running.kill('SIGKILL');
    break;
  }
  await exited;
  if (settings.DATABASE_URL) await untilDisconnected(settings.DATABASE_URL);
}

describe.each(testEngines)('an import that is killed, on %s', (engine) => {
  let fixture: CatalogueFixture;
  beforeAll(async () => {
    fixture = await openCatalogueFixture(engine);
    const listings = Array.from({ length: 800 }, (_, n) => aListing(`K${n}`));
    await applyCatalogue(fixture.db, { source: 'killed', feed: 'test', listings });
  });
  afterAll(() => fixture.close());

  const active = async () => {
    const rows = await fixture.db
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
    ['when it begins to write', 'writing 1500', 0],
    ['while it writes', 'writing 1500', 80],
    ['near the end of writing', 'writing 1500', 300],
  ])('leaves the catalogue as before or as after: %s', async (_, line, later) => {
    await fixture.pause();
    await runAndKill(fixture.settings, line, later);
    await fixture.reopen();
    const [before, after] = [names(0, 800), names(500, 2_000)];
    const found = (await active()).sort();
    expect([before, after]).toContainEqual(found);

    // The next run clears up what the dead one left, and goes the other way.
    const listings = Array.from({ length: 800 }, (_, n) => aListing(`K${n}`));
    const report = await applyCatalogue(fixture.db, {
      source: 'killed',
      feed: 'test',
      listings,
      force: true,
    });
    expect(report.outcome).toBe('applied');
    expect((await active()).sort()).toEqual(before);
    expect(await fixture.db.selectFrom('import_listing').select('reference').execute()).toEqual([]);
  });
});
