import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { bulkJob } from '@api/property-admin/bulk/bulk-job';
import { startBulk } from '@api/property-admin/bulk/bulk-state';
import { makeBulk } from '@api/property-admin/bulk/make-bulk';
import { findBulk } from '@api/property-admin/bulk/queries';
import { clock } from '@domain/kernel/clock';
import { aListing } from '../../catalogue/a-listing';
import { addMember } from '../../staff/member';
import { testEngines } from '../../support/database';
import { makeProgram } from '../../support/program';
import { untilDisconnected } from '../../support/until-disconnected';
import { type CatalogueFixture, openCatalogueFixture } from './catalogue-fixture';

const child = await makeProgram('tests/faults/catalogue/bulk-child.ts');
afterAll(() => rm(path.dirname(child), { recursive: true, force: true }));

const count = 500;
const kills = 12;

/** Runs the bulk that waits; kills it (not to be caught) so long after its begin. @returns ms that it took */
async function run(settings: CatalogueFixture['settings'], killAfterMs: number | null): Promise<number> {
  const running = spawn(process.execPath, [child], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(running, 'exit');
  let begun = 0;
  for await (const line of createInterface({ input: running.stdout })) {
    if (line === 'done') break;
    begun = clock.monotonicNow();
    if (killAfterMs === null) continue;
    await pause(killAfterMs);
    running.kill('SIGKILL');
    break;
  }
  const took = clock.monotonicNow() - begun;
  await exited;
  if (settings.DATABASE_URL) await untilDisconnected(settings.DATABASE_URL);
  return took;
}

describe.each(testEngines)('a bulk that is killed, on %s', (engine) => {
  let fixture: CatalogueFixture;
  let ids: number[];
  let reader: Parameters<typeof makeBulk>[1];
  beforeAll(async () => {
    fixture = await openCatalogueFixture(engine);
    const { db } = fixture;
    for (const slug of ['ana', 'rui'])
      await db.insertInto('broker').values({ slug, name: slug, creci: '1-F' }).execute();
    const listings = Array.from({ length: count }, (_, n) => aListing(`K${n}`, { brokerSlug: 'ana' }));
    await applyCatalogue(db, { source: 'killed', feed: 'test', listings });
    ids = (await db.selectFrom('property').select('id').execute()).map(({ id }) => id);
    const { id, email, role } = await addMember(db, 'vitrine');
    reader = { member: { id, email, role, name: role }, grant: 'all' };
  });
  afterAll(() => fixture.close());

  const started = async () => {
    const { db } = fixture;
    await db.deleteFrom('work').execute();
    const changes = { broker: { value: 'rui' }, exclusivity: { value: true }, reason: null };
    const id = await makeBulk(db, reader, { properties: { ids }, changes, about: '' });
    await startBulk(db, reader, id, count);
    return id;
  };
  const giveBack = async (id: number) => {
    const { db } = fixture;
    await db.deleteFrom('property_override').execute();
    const ana = db.selectFrom('broker').select('id').where('slug', '=', 'ana');
    await db.updateTable('property').set({ broker_id: ana, exclusivity: false }).execute();
    await db.deleteFrom('property_bulk').where('id', '=', id).execute();
  };
  /** Rows of each kind that the bulk writes, and its state. */
  const written = async (id: number) => {
    const { db } = fixture;
    const rui = db.selectFrom('broker').select('id').where('slug', '=', 'rui');
    const { act, state } = await findBulk(db, reader, id, { page: 1 });
    const counted = async (rows: Promise<unknown[]>) => (await rows).length;
    return [
      state,
      await counted(db.selectFrom('property_override').select('field').execute()),
      await counted(db.selectFrom('property').select('id').where('broker_id', '=', rui).execute()),
      await counted(db.selectFrom('property').select('id').where('exclusivity', '=', true).execute()),
      act === null
        ? 0
        : await counted(db.selectFrom('audit_log').select('id').where('batch', '=', act).execute()),
    ];
  };

  const all = ['done', count * 2, count, count, count];
  let usualMs: number;
  beforeAll(async () => {
    const id = await started();
    await fixture.pause();
    usualMs = await run(fixture.settings, null);
    await fixture.reopen();
    expect(await written(id)).toEqual(all);
    await giveBack(id);
  });

  it.each(Array.from({ length: kills }, (_, kill) => kill))(
    'writes all or nothing, and ends later: after %i twelfths',
    async (kill) => {
      const id = await started();
      await fixture.pause();
      await run(fixture.settings, (usualMs * kill) / kills);
      await fixture.reopen();
      const found = await written(id);
      const nothing = [expect.stringMatching(/^(waiting|running)$/), 0, 0, 0, 0];
      expect(found).toEqual(found[0] === 'done' ? all : nothing);
      const job = await fixture.db.selectFrom('work').selectAll().executeTakeFirstOrThrow();
      await bulkJob(fixture.db, engine).run(job, new AbortController().signal);
      expect(await written(id)).toEqual(all);
      await giveBack(id);
    },
  );
});
