import { type Kysely, sql } from 'kysely';

/**
 * Accounts, how their owners sign in, and what they have put by. Secrets are kept as hashes only: bearers, refresh
 * tokens, one-time tokens and the numbers of devices (SHA-256; each has 128 bits or more), passwords (api/accounts).
 * E-mails of accounts are lower case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id serial primary key,
      email text not null unique,
      name text not null,
      phone text,
      birth_date date,
      newsletter boolean not null default false,
      terms_version text not null,
      terms_at timestamptz not null,
      -- null: a provider alone signs in
      password text,
      verified_at timestamptz,
      -- when everything goes, where its owner asked for it
      deletion_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index account_deletion on account (deletion_at) where deletion_at is not null;

    -- who a provider knows an account's owner as: a subject is an issuer's own
    create table account_identity (
      issuer text not null,
      subject text not null,
      provider text not null,
      account_id int not null references account (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    );
    create index account_identity_account on account_identity (account_id);

    create table session (
      id text primary key,
      account_id int not null references account (id) on delete cascade,
      provider text not null,
      refresh_hash text not null unique,
      device text not null,
      place text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index session_account on session (account_id);
    create index session_expires on session (expires_at);

    -- a session's bearers; renewing one leaves those that are on their way valid until their own end
    create table session_token (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index session_token_session on session_token (session_id);
    create index session_token_expires on session_token (expires_at);

    -- browsers that an account has signed in from: the limits of sign-in let them through
    create table known_device (
      account_id int not null references account (id) on delete cascade,
      device_hash text not null,
      last_used_at timestamptz not null default now(),
      primary key (account_id, device_hash)
    );

    create table one_time_token (
      hash text primary key,
      account_id int not null references account (id) on delete cascade,
      purpose text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      -- the newest only
      unique (account_id, purpose)
    );

    create table audit_event (
      id bigserial primary key,
      -- null: an e-mail that nobody has; it is written all the same, so that its time tells nothing
      account_id int references account (id) on delete cascade,
      at timestamptz not null default now(),
      kind text not null,
      provider text,
      device text,
      place text
    );
    create index audit_event_account on audit_event (account_id, at desc);

    -- when a thing was tried of late, by whatever a limit counts; refused: the last time in vain
    create table attempt (
      key text primary key,
      tries timestamptz[] not null,
      refused boolean not null
    );

    -- letters to be sent (api/platform/email): which one and what it says of itself. It is written when it is sent, so that
    -- no one-time token waits here and a link is young when it arrives
    create table mail (
      id bigserial primary key,
      letter text not null,
      -- null: to somebody without an account, or whose account is not looked at before it is sent
      account_id int references account (id) on delete cascade,
      recipient text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      -- in the future too while an instance is sending it
      next_attempt_at timestamptz not null default now(),
      -- a mail server refused it for good, or for days
      failed_at timestamptz,
      last_error text
    );
    create index mail_next on mail (next_attempt_at) where failed_at is null;

    create table favorite (
      account_id int not null references account (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      negotiation text not null,
      created_at timestamptz not null default now(),
      primary key (account_id, property_id, negotiation)
    );

    create table property_visit (
      account_id int not null references account (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      seen_at timestamptz not null default now(),
      visits int not null default 1,
      primary key (account_id, property_id)
    );
    create index property_visit_seen on property_visit (account_id, seen_at desc);
  `.execute(db);
}
