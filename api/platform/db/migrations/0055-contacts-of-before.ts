import { type Kysely, sql } from 'kysely';

/**
 * Leads that came before the admin were answered by e-mail: those older than a week wait for nobody
 * (docs/decisions/0114-contacts.md). The default of the new column spares a rewrite of all rows. The condition of the
 * index is that of `isOpen` (api/contacts/queries/parts.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead add column came_before boolean not null default true;
    alter table lead alter column came_before set default false;
    update lead set came_before = false where created_at >= now() - interval '7 days';

    drop index lead_untaken;
    create index lead_untaken on lead (created_at, id)
      where broker_id is null and member_id is null and suspicion is null
        and state in ('novo', 'em-conversa', 'visita', 'proposta') and kind not in ('newsletter', 'curator-assign')
        and (not came_before or state <> 'novo' or broker_id is not null or member_id is not null
          or next_on is not null);
  `.execute(db);
}
