import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '@api/audit/record-act';
import { decideRun } from '@api/feed-admin/decide';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { publishRun } from '@api/feeds/apply/publish-run';
import { makeProgram } from '../../support/program';
import { testEngines } from '../../support/database';
import { aListing } from '../../catalogue/a-listing';
import { untilDisconnected } from '../../support/until-disconnected';
import { type CatalogueFixture, openCatalogueFixture } from './catalogue-fixture';

const child = await makeProgram('tests/faults/catalogue/publish-child.ts');
afterAll(() => rm(path.dirname(child), { recursive: true, force: true }));

async function publishAndKill(settings: CatalogueFixture['settings'], run: number, later: number) {
  const running = spawn(process.execPath, [child], {
    env: { ...process.env, ...settings, RUN: String(run) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(running, 'exit');
  for await (const output of createInterface({ input: running.stdout })) {
    if (output !== 'writing') continue;
    await pause(later);
    running.kill('SIGKILL');
    break;
  }
  await exited;
  if (settings.DATABASE_URL) await untilDisconnected(settings.DATABASE_URL);
}

describe.each(testEngines)('a publication that is killed, on %s', (engine) => {
  let fixture: CatalogueFixture;
  beforeEach(async () => {
    fixture = await openCatalogueFixture(engine);
  });
  afterEach(() => fixture.close());

  const load = (from: number, count: number) =>
    applyCatalogue(fixture.db, {
      ...{ source: 'casa', feed: 'test', accept: [] },
      listings: Array.from({ length: count }, (_, n) => aListing(`K${from + n}`)),
    });
  const active = async () =>
    (await fixture.db.selectFrom('property').select('reference').where('in_feed', '=', true).execute()).map(
      ({ reference }) => Number(reference.slice(1)),
    );

  it.each([0, 200])('leaves all or nothing after %i ms, and ends the next time', async (later) => {
    await load(0, 120);
    const run = (await load(90, 180)).runId!;
    await decideRun(fixture.db, operator, run, { decision: 'published', number: 90 });
    await fixture.pause();
    await publishAndKill(fixture.settings, run, later);
    await fixture.reopen();
    const found = (await active()).sort((one, other) => one - other);
    expect([
      [0, 119, 120],
      [90, 269, 180],
    ]).toContainEqual([found[0], found.at(-1), found.length]);
    await publishRun(fixture.db, run);
    expect((await active()).length).toBe(180);
    expect(await fixture.db.selectFrom('import_listing').select('reference').execute()).toEqual([]);
  });
});
