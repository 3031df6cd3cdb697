import { type Kysely, sql } from 'kysely';

/**
 * What visitors send through forms (spec 1 §9, `POST leads`). Columns are what a lead is found and
 * answered by; what only one kind says stands in `details`. A lead outlives the property and the broker it names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead (
      id bigserial primary key,
      idempotency_key text not null unique,
      protocol text not null unique,
      kind text not null,
      name text not null,
      email text not null,
      whatsapp text,
      cpf text,
      message text,
      product_id int,
      broker text,
      details jsonb not null default '{}',
      campaign jsonb not null default '{}',
      consent_version text not null,
      consent_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index lead_email on lead (lower(email));
    create index lead_created on lead (created_at);
  `.execute(db);
}
