import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';

export interface ListedOwner {
  property: number;
  email: string;
  onlyYouUntil: string | null;
}

/** Owners as the owners file has them: in effect, or waiting where the brokerage has chosen another. */
export const listedOwners = sql`(
  select property_id, email, only_you_until from property_owner o
  where not exists (select from owner_choice c where c.property_id = o.property_id)
  union all select property_id, email, only_you_until from listed_owner)`;

const batchSize = 1000;
const inBatches = async <Row>(rows: readonly Row[], run: (batch: Row[]) => Promise<unknown>) => {
  for (let start = 0; start < rows.length; start += batchSize)
    await run(rows.slice(start, start + batchSize));
};
const isChosen = (id: ReturnType<typeof sql.ref>) =>
  sql`exists (select from owner_choice c where c.property_id = ${id})`;
const unnested = (owners: readonly Pick<ListedOwner, 'property' | 'email'>[]) =>
  sql`unnest(${owners.map(({ property }) => property)}::int[], ${owners.map(({ email }) => email)}::text[])`;

/** Adds them, or changes the end of their exclusivity. An owner that the brokerage has chosen stays. */
export const putListedOwners = (
  write: Kysely<OwnersDatabase>,
  owners: readonly ListedOwner[],
  since: RawBuilder<Date>,
) =>
  inBatches(owners, async (batch) => {
    const rows = sql`select id, email, until::date, ${since}::timestamptz from unnest(
      ${batch.map(({ property }) => property)}::int[], ${batch.map(({ email }) => email)}::text[],
      ${batch.map(({ onlyYouUntil }) => onlyYouUntil)}::text[]) as r (id, email, until)`;
    const update = sql`on conflict (property_id, email) do update set only_you_until = excluded.only_you_until`;
    await sql`insert into listed_owner (property_id, email, only_you_until, since)
      ${rows} where ${isChosen(sql.ref('r.id'))} ${update}`.execute(write);
    await sql`insert into property_owner (property_id, email, only_you_until, since)
      ${rows} where not ${isChosen(sql.ref('r.id'))} ${update}`.execute(write);
  });

export const removeListedOwners = (
  write: Kysely<OwnersDatabase>,
  owners: readonly Pick<ListedOwner, 'property' | 'email'>[],
) =>
  inBatches(owners, async (batch) => {
    await sql`delete from listed_owner o using ${unnested(batch)} as gone (id, email)
      where o.property_id = gone.id and o.email = gone.email`.execute(write);
    await sql`delete from property_owner o using ${unnested(batch)} as gone (id, email)
      where o.property_id = gone.id and o.email = gone.email
        and not ${isChosen(sql.ref('o.property_id'))}`.execute(write);
  });
