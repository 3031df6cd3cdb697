import type { Kysely } from 'kysely';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { demoSource } from '@api/catalogue/source-name';
import type { BrokerSource, StaffBroker } from '@contract/staff-brokers';
import type { BrokerAdminDatabase } from '../schema';

const brokers = (db: Kysely<BrokerAdminDatabase>) =>
  db
    .selectFrom('broker')
    .leftJoin('source', 'source.id', 'broker.source_id')
    .select(['broker.id', 'slug', 'broker.name', 'creci', 'phone', 'email', 'linkedin', 'cv', 'segment'])
    .select(['squad_name', 'broker.active', 'from_house', 'source.name as source_name'])
    .select(({ selectFrom }) =>
      selectFrom('property')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('property.broker_id', '=', 'broker.id')
        .where('property.active', '=', true)
        .as('properties'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof brokers>['execute']>>[number];

export async function listBrokers(db: Kysely<BrokerAdminDatabase>): Promise<StaffBroker[]> {
  const [rows, own] = [
    await brokers(db).orderBy('broker.name').orderBy('broker.id').execute(),
    await ownSlugs(db),
  ];
  return rows.map((row) => serialize(row, own));
}

export async function findBroker(
  db: Kysely<BrokerAdminDatabase>,
  id: number,
): Promise<StaffBroker | undefined> {
  const row = await brokers(db).where('broker.id', '=', id).executeTakeFirst();
  return row && serialize(row, await ownSlugs(db));
}

const ownSlugs = async (db: Kysely<BrokerAdminDatabase>) =>
  new Set((await loadBrokerage(db))?.content.brokers.map(({ slug }) => slug));

const serialize = (
  { from_house, source_name, squad_name, properties, ...shown }: Row,
  own: ReadonlySet<string>,
): StaffBroker => ({
  ...shown,
  team: squad_name,
  properties: Number(properties),
  source: sourceOf({ isOwn: own.has(shown.slug), wasOwn: from_house, source: source_name }),
});

function sourceOf({
  isOwn,
  wasOwn,
  source,
}: {
  isOwn: boolean;
  wasOwn: boolean;
  source: string | null;
}): BrokerSource {
  if (wasOwn) return isOwn ? 'house' : 'former';
  return source === demoSource ? 'demo' : 'other';
}
