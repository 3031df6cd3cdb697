import type { Transaction } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House } from './house';

/** A broker's slug is another source's, who is active: two people would share one page. */
export class BrokerTakenError extends Error {
  constructor(readonly slug: string) {
    super(`o slug '${slug}' é de um consultor de outra fonte; diga outro`);
  }
}

/**
 * Makes the house's brokers exactly these. Who is gone is inactive, not erased: homes and leads may name him, and his
 * page says that he is gone.
 */
export async function writeHouseBrokers(
  write: Transaction<Database>,
  brokers: House['brokers'],
): Promise<void> {
  const slugs = brokers.map(({ slug }) => slug);
  const taken = await write
    .selectFrom('broker')
    .select('slug')
    .where('from_house', '=', false)
    .where('active', '=', true)
    .where('slug', 'in', [...slugs, ''])
    .executeTakeFirst();
  if (taken) throw new BrokerTakenError(taken.slug);
  await write
    .updateTable('broker')
    .set({ active: false })
    .where('from_house', '=', true)
    .where('slug', 'not in', [...slugs, ''])
    .execute();
  const teams = [...new Set(brokers.flatMap(({ team }) => team ?? []))];
  for (const { slug, name, creci, phone, email, linkedin, portrait, cv, segment, team } of brokers) {
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
      active: true,
      source_id: null,
      from_house: true,
    };
    await write
      .insertInto('broker')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
}
