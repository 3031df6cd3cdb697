import { type Kysely, sql } from 'kysely';

/**
 * One room for work that waits (docs/decisions/0048-waiting-work.md): the queue of letters moves in. No instance of
 * before goes on beside this one: its letters' table is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work (
      id bigserial primary key,
      kind text not null,
      -- of one key of a kind one piece waits, however often it is asked for; null: each is its own
      key text,
      -- of one line of a kind a piece goes only once those before it are done or set aside; null: in any order
      line text,
      -- behind all that is not
      bulk boolean not null default false,
      -- null: nobody's, or to somebody without an account, or whose account is not looked at before it is done
      account_id int references account (id) on delete cascade,
      -- whose it is, by e-mail: goes when they are forgotten
      person text,
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      -- while an instance has it in hand: when it is taken for dead; the next attempt is then
      held_until timestamptz,
      -- set aside: refused for good, or for days
      failed_at timestamptz,
      last_error text
    );
    create unique index work_key on work (kind, key) where failed_at is null;
    create index work_next on work (kind, next_attempt_at) where failed_at is null;
    create index work_line on work (kind, line, id) where line is not null and failed_at is null;
    create index work_person on work (person) where person is not null;
    create index work_account on work (account_id) where account_id is not null;

    -- how far each kind has used up its rate, over all instances
    create table work_pace (
      kind text primary key,
      free_at timestamptz not null default '-infinity'
    );

    insert into work (kind, account_id, person, details, created_at, attempts, next_attempt_at, failed_at, last_error)
      select 'mail', account_id, recipient, jsonb_build_object('letter', letter, 'about', details),
        created_at, attempts, next_attempt_at, failed_at, last_error
      from mail order by id;
    drop table mail;
  `.execute(db);
}
