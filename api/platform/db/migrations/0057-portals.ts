import { type Kysely, sql } from 'kysely';

/**
 * Contacts that portals send, and messages of the operator's CRM (docs/decisions/0127-portals.md). The portal's id of a
 * contact is unique by `lead.idempotency_key`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      add column portal text,
      -- the portal's id of the contact; null: it sent none
      add column portal_contact text,
      -- the brokerage's code of the listing, as the portal sent it
      add column portal_listing text,
      add constraint lead_portal check (portal in ('zap', 'vivareal', 'olx', 'imovelweb'));
    create index lead_portal on lead (portal, created_at, id) where portal is not null;
    create index lead_channel on lead (created_at, id) where channel is not null;

    -- a message that comes again: its id as a hash, and when its sender signed it last
    create table webhook_message (
      id_hash text primary key,
      sent_at timestamptz not null
    );
    create index webhook_message_sent on webhook_message (sent_at);
  `.execute(db);
}
