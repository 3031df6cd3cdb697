import type { Kysely } from 'kysely';
import type { PropertyMarks } from '@api/brokerage/apply-brokerage';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { showDemoTeam } from '@api/brokerage/write-brokers';
import { demoSource } from '@api/catalogue/source-name';
import type { Write } from '@api/platform/db/transaction';
import { indexedMarks } from '@api/search/brokerage-marks';
import type { DemoBroker } from './brokers';
import { demoCatalogues, type DemoSize } from './catalogue';
import type { DemoDatabase } from './schema';

/** Its value: version and size of the loaded demo, '16 small'. */
export const demoVersionKey = 'demo_version';

/** A broker who is no longer in the brokerage's own file gives the slug back. */
export async function writeTeam(
  db: Kysely<DemoDatabase>,
  sourceId: number,
  brokers: readonly DemoBroker[],
): Promise<void> {
  const rows = brokers.map(({ squad, ...broker }) => ({
    ...broker,
    squad_id: squad.id,
    squad_name: squad.name,
    source_id: sourceId,
    active: true,
    linkedin: null,
    avatar: null,
  }));
  await db
    .insertInto('broker')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          creci: eb.ref('excluded.creci'),
          phone: eb.ref('excluded.phone'),
          email: eb.ref('excluded.email'),
          segment: eb.ref('excluded.segment'),
          squad_id: eb.ref('excluded.squad_id'),
          squad_name: eb.ref('excluded.squad_name'),
          cv: eb.ref('excluded.cv'),
          active: eb.ref('excluded.active'),
          source_id: eb.ref('excluded.source_id'),
          linkedin: eb.ref('excluded.linkedin'),
          avatar: eb.ref('excluded.avatar'),
          from_house: eb.lit(false),
        }))
        .where((eb) => eb.or([eb('broker.from_house', '=', false), eb('broker.active', '=', false)])),
    )
    .execute();
  // Those of the other size leave the demo: properties and leads can reference them.
  await db
    .updateTable('broker')
    .set({ active: false, source_id: null })
    .where('source_id', '=', sourceId)
    .where('from_house', '=', false)
    .where(
      'slug',
      'not in',
      brokers.map(({ slug }) => slug),
    )
    .execute();
  await showDemoTeam(db, ((await loadBrokerage(db))?.content.brokers ?? []).length === 0);
}

/** Besides the marks: without brokers of the brokerage, the demo's have their slugs again. */
export const brokerageMarks: PropertyMarks = {
  async write(write: Write<DemoDatabase>, brokerage) {
    await indexedMarks.write(write, brokerage);
    if (!brokerage?.brokers.length) await writeLoadedTeam(write);
  },
};

async function writeLoadedTeam(db: Kysely<DemoDatabase>): Promise<void> {
  const loaded = await db
    .selectFrom('source')
    .innerJoin('setting', (join) => join.on('setting.key', '=', demoVersionKey))
    .select(['source.id', 'setting.value'])
    .where('source.name', '=', demoSource)
    .where('source.removed_at', 'is', null)
    .executeTakeFirst();
  const size = loaded?.value.split(' ')[1];
  if (loaded && isSize(size)) await writeTeam(db, loaded.id, demoCatalogues[size].brokers);
}

const isSize = (size: string | undefined): size is DemoSize => size !== undefined && size in demoCatalogues;
