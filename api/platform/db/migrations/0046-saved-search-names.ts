import { type Kysely, sql } from 'kysely';

/**
 * Names that the website suggested end as its titles do now: 'no Itaim Bibi, São Paulo, e a até 3 km' becomes 'a até
 * 3 km do Itaim Bibi, São Paulo'. A name that a person typed does not end with its place and such a radius.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update saved_search
    set name = left(name, -length(before)) || after
    from (
      select id as renamed,
        format(' %s %s, e %s', inside, place_label, reach) as before,
        format(' %s %s %s', reach, of_it, place_label) as after
      from saved_search
      cross join lateral substring(name from ', e (a até [0-9.,]+ km|ao redor)$') as reach
      cross join (values ('em', 'de'), ('no', 'do'), ('na', 'da'), ('nos', 'dos'), ('nas', 'das'))
        as prepositions (inside, of_it)
      where reach is not null and place_label is not null
    ) as endings
    where id = renamed and right(name, length(before)) = before
  `.execute(db);
}
