import { type Kysely, sql } from 'kysely';

/**
 * The brokerage's people who sign in to the admin (docs/decisions/0111-staff.md). `staff_member` was the list of e-mails
 * that reports leave out; its rows without a role are still that. Secrets are hashes; a TOTP secret is sealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_member
      add column id serial,
      add column name text,
      -- null: not a member, or no longer
      add column role text,
      add column password text,
      add column invited_by int,
      add column joined_at timestamptz,
      add column last_used_at timestamptz,
      add constraint staff_member_id unique (id),
      add constraint staff_member_signs_in
        check (role is null or (name is not null and password is not null and joined_at is not null));

    create table staff_invitation (
      id serial primary key,
      -- lower case; the newest only
      email text not null unique,
      role text not null,
      -- null: by a command of the operator
      invited_by int references staff_member (id) on delete set null,
      created_at timestamptz not null,
      -- both null until its e-mail is sent
      token_hash text unique,
      expires_at timestamptz
    );

    create table staff_session (
      hash text primary key,
      member_id int not null references staff_member (id) on delete cascade,
      device text not null,
      place text,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      -- when the second factor was proven; null: the password alone
      factor_at timestamptz,
      -- when it was proven last
      step_up_at timestamptz,
      -- of a passkey's ceremony, used once
      challenge text,
      challenge_at timestamptz
    );
    create index staff_session_member on staff_session (member_id);

    create table staff_totp (
      member_id int primary key references staff_member (id) on delete cascade,
      -- sealed (ADMIN_SECRETS); null: not confirmed by a code yet
      secret text,
      -- sealed: waits for its first code
      pending text,
      -- the 30 seconds of the last code: none is valid twice
      last_step bigint not null default 0
    );

    create table staff_passkey (
      id text primary key,
      member_id int not null references staff_member (id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index staff_passkey_member on staff_passkey (member_id);

    create table staff_recovery_code (
      hash text primary key,
      member_id int not null references staff_member (id) on delete cascade
    );
    create index staff_recovery_code_member on staff_recovery_code (member_id);
  `.execute(db);
}
