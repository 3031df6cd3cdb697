import { type Kysely, sql } from 'kysely';

/** Who has asked for the newsletter or the magazine, and confirmed it (docs/decisions/0071-newsletter.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscription (
      id bigserial primary key,
      -- by the form that asks for it: newsletter, curator-assign
      kind text not null,
      -- lower case
      email text not null,
      name text not null,
      -- unconfirmed, confirmed, left
      state text not null,
      -- the proof: by which text, when and on which page it was asked for; null: not told
      consent_version text not null,
      consent_at timestamptz not null,
      page text,
      -- asked for signed in to the account of this e-mail: what proves the account's e-mail confirms it
      own boolean not null default false,
      -- when it was last asked for; null: before there was anything to confirm, and its person has not been written to
      asked_at timestamptz,
      confirmed_at timestamptz,
      left_at timestamptz,
      -- of the newest letter's link, which confirms it
      token_hash text,
      token_until timestamptz,
      -- every export gives the same link; it can do nothing but end the subscription
      leave_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
      created_at timestamptz not null default now(),
      unique (email, kind)
    );
    create index subscription_token on subscription (token_hash) where token_hash is not null;
    create index subscription_unconfirmed on subscription (asked_at) where state = 'unconfirmed';

    -- nobody of before has confirmed anything
    insert into subscription (kind, email, name, state, consent_version, consent_at)
    select distinct on (lower(email), kind) kind, lower(email), name, 'unconfirmed', consent_version,
      coalesce(consent_at, created_at)
    from lead where kind in ('newsletter', 'curator-assign') and suspicion is null
    order by lower(email), kind, id desc;
    insert into subscription (kind, email, name, state, consent_version, consent_at, page)
    select 'newsletter', email, name, 'unconfirmed', terms_version, terms_at, '/area-do-cliente/meu-perfil'
    from account where newsletter
    on conflict do nothing;
    alter table account drop column newsletter;
  `.execute(db);
}
