import type { Write } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import { demoSource } from '@api/catalogue/source-name';
import type { BrokerageDatabase } from './schema';
import type { Brokerage } from './brokerage';

/** Active brokers of other sources have these slugs, which are the URLs of their pages. */
export class BrokerTakenError extends Error {
  constructor(readonly slugs: readonly string[]) {
    super(slugs.map(takenText).join('; '));
  }
}

export const takenText = (slug: string) => `o slug '${slug}' é de um consultor de outra fonte; diga outro`;

/** The demo's brokers take no slug: they leave as soon as the brokerage has its own. */
export async function takenSlugs(db: Kysely<BrokerageDatabase>, slugs: readonly string[]): Promise<string[]> {
  const taken = await db
    .selectFrom('broker')
    .select('slug')
    .where('from_house', '=', false)
    .where('active', '=', true)
    .where('slug', 'in', [...slugs, ''])
    .where((eb) => eb.or([eb('source_id', 'is', null), eb('source_id', 'not in', demoSourceId(db))]))
    .execute();
  return taken.map(({ slug }) => slug);
}

const demoSourceId = (db: Kysely<BrokerageDatabase>) =>
  db.selectFrom('source').select('id').where('name', '=', demoSource).where('removed_at', 'is', null);

/** The demo's team is shown until the brokerage has brokers. */
export async function showDemoTeam(db: Kysely<BrokerageDatabase>, isShown: boolean): Promise<void> {
  await db
    .updateTable('broker')
    .set({ active: isShown })
    .where('active', '=', !isShown)
    .where('from_house', '=', false)
    .where('source_id', 'in', demoSourceId(db))
    .execute();
}

/** Replaces the brokerage's brokers. Removed ones become inactive: properties and leads can reference them. */
export async function writeBrokers(
  write: Write<BrokerageDatabase>,
  brokers: Brokerage['brokers'],
): Promise<void> {
  const slugs = brokers.map(({ slug }) => slug);
  const taken = await takenSlugs(write, slugs);
  if (taken.length > 0) throw new BrokerTakenError(taken);
  await showDemoTeam(write, brokers.length === 0);
  await write
    .updateTable('broker')
    .set({ active: false })
    .where('from_house', '=', true)
    .where('slug', 'not in', [...slugs, ''])
    .execute();
  const teams = teamsOf(brokers);
  for (const broker of brokers) await writeBroker(write, broker, teams);
}

export const teamsOf = (brokers: Brokerage['brokers']): string[] => [
  ...new Set(brokers.flatMap(({ team }) => team ?? [])),
];

/** @param teams of the brokerage, in order */
export async function writeBroker(
  write: Write<BrokerageDatabase>,
  broker: Brokerage['brokers'][number],
  teams: readonly string[],
): Promise<void> {
  const { slug, name, creci, phone, email, linkedin, portrait, cv, segment, team, active = true } = broker;
  const row = {
    name,
    creci,
    phone: phone ?? null,
    email: email ?? null,
    linkedin: linkedin ?? null,
    avatar: portrait ?? null,
    cv: cv ?? null,
    segment: segment ?? null,
    squad_id: team ? teams.indexOf(team) + 1 : null,
    squad_name: team ?? null,
    active,
    source_id: null,
    from_house: true,
  };
  await write
    .insertInto('broker')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
}
