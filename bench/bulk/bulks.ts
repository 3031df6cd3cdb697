import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@api/open-database';
import { startBulk } from '@api/property-admin/bulk/bulk-state';
import { makeBulk } from '@api/property-admin/bulk/make-bulk';
import { createLogger } from '@api/platform/process/log';

/** Bulks on the database of a running website, whose worker does them. */
export async function openBulks({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string }) {
  const { db, close } = await openDatabase({
    ...{ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, join: true, log: createLogger('error') },
  });
  const member = await db
    .insertInto('staff_member')
    .values({
      email: 'bench@example.com',
      name: 'Bench',
      role: 'direcao',
      password: '',
      joined_at: new Date(),
      added_at: new Date(),
    })
    .returning(['id', 'email', 'role', 'name'])
    .executeTakeFirstOrThrow();
  const reader = { member, grant: 'all' } as Parameters<typeof makeBulk>[1];
  const stateOf = async (id: number) =>
    (await db.selectFrom('property_bulk').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;
  return {
    /** Resolves when the worker begins. */
    async start(percent: number, count: number) {
      const rows = await db
        .selectFrom('property')
        .innerJoin('source', 'source.id', 'source_id')
        .select('property.id')
        .where('source.name', '=', 'bench')
        .where('in_feed', '=', true)
        .where('sell_price', 'is not', null)
        .where('for_sale', '=', true)
        .limit(count)
        .execute();
      const changes = { sell_price: { percent }, reason: null };
      const properties = { ids: rows.map(({ id }) => id) };
      const id = await makeBulk(db, reader, { properties, changes, about: 'bench' });
      await startBulk(db, reader, id, rows.length);
      while ((await stateOf(id)) === 'waiting') await pause(20);
      return {
        async done() {
          for (;;) {
            const state = await stateOf(id);
            if (state === 'done') return;
            if (state !== 'running') throw new Error(`The bulk ended as ${state}`);
            await pause(50);
          }
        },
      };
    },
    close,
  };
}
