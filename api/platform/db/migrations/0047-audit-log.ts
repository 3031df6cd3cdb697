import { type Kysely, sql } from 'kysely';

/**
 * Acts of the brokerage's people (docs/decisions/0112-audit-chain.md). `audit_event` is another table: what a customer's
 * account did, forgotten after 90 days (migrations/0004-accounts.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigserial primary key,
      at timestamptz not null,
      -- staff_member.id; null: a command of the operator
      member_id int,
      -- of the member at that moment
      role text,
      verb text not null,
      -- kind and number of the record: 'member:7', 'lead:2611-048213'
      subject text not null,
      -- names of what changed
      fields text[] not null,
      request_id text,
      -- SHA-256 of salt and content of audit_value; null: nothing to store
      content_hash text
    );
    create index audit_log_subject on audit_log (subject, id desc);
    create index audit_log_member on audit_log (member_id, id desc);

    -- old and new values and the reason: everything that can identify a person, erased alone
    create table audit_value (
      log_id bigint primary key references audit_log (id),
      at timestamptz not null,
      salt text not null,
      content text not null
    );
    create index audit_value_at on audit_value (at);

    -- the chain: each hash covers the one before it and a row of audit_log
    create table audit_seal (
      position bigint primary key,
      log_id bigint not null unique references audit_log (id),
      hash text not null
    );

    create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% of % is refused', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
      end $$;
    create trigger audit_log_is_final before update or delete on audit_log
      for each row execute function refuse_change();
    create trigger audit_log_is_whole before truncate on audit_log execute function refuse_change();
    create trigger audit_seal_is_final before update or delete on audit_seal
      for each row execute function refuse_change();
    create trigger audit_seal_is_whole before truncate on audit_seal execute function refuse_change();
    create trigger audit_value_is_final before update on audit_value
      for each row execute function refuse_change();
  `.execute(db);
}
