import { type Kysely, sql } from 'kysely';

/** How often the arms of experiments were shown (docs/decisions/0072-campaigns-and-experiments.md): numbers, and nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiment_exposure (
      -- of São Paulo
      day date not null,
      experiment text not null,
      -- from 0, the site as it is
      arm smallint not null,
      exposures int not null default 1,
      primary key (experiment, arm, day)
    );
  `.execute(db);
}
