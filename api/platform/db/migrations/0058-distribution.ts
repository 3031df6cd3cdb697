import { type Kysely, sql } from 'kysely';

/**
 * Who gets a contact, and what became of it (docs/decisions/0128-distribution.md). `distribution` has one row once
 * somebody saved the rules; without it the defaults of domain/leads/distribution hold. `pass` is the state of a rotation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      -- promise to the person; null: the contact came without distribution
      add column reply_due_at timestamptz,
      -- first answer
      add column answered_at timestamptz,
      add column answer_channel text,
      -- somebody says so; false: the link of the admin was opened
      add column answer_informed boolean,
      -- 'ninguém falou comigo'; an answer clears it
      add column complained_at timestamptz,
      -- day of the next step that a letter has named
      add column reminded_on date,
      add constraint lead_answer_channel check (answer_channel in ('whatsapp', 'telefone', 'email', 'outro'));
    create index lead_reply_due on lead (reply_due_at)
      where reply_due_at is not null and answered_at is null and state = 'novo' and suspicion is null;
    -- open contacts of one person, and of people who left; the condition is that of isOpen (api/contacts/queries/parts.ts)
    create index lead_open_broker on lead (broker_id) where broker_id is not null and suspicion is null
      and state in ('novo', 'em-conversa', 'visita', 'proposta') and kind not in ('newsletter', 'curator-assign');
    create index lead_open_member on lead (member_id) where member_id is not null and suspicion is null
      and state in ('novo', 'em-conversa', 'visita', 'proposta') and kind not in ('newsletter', 'curator-assign');
    create index lead_complained on lead (complained_at) where complained_at is not null;

    create table distribution (
      only_row boolean primary key default true check (only_row),
      known boolean not null,
      known_days int not null check (known_days between 1 and 3650),
      page boolean not null,
      property boolean not null,
      -- who gets what nobody took; both null: the first of Direção
      last_broker_id int references broker (id) on delete set null,
      last_member_id int references staff_member (id) on delete set null,
      check (last_broker_id is null or last_member_id is null)
    );
    create table distribution_group (
      id serial primary key,
      position int not null,
      -- the rotation of what no group takes
      is_general boolean not null default false,
      is_active boolean not null default true,
      -- of the general rotation: all active brokers
      has_everybody boolean not null default false,
      name text,
      condition jsonb not null default '{}',
      hours jsonb,
      pass bigint not null default 0
    );
    create unique index distribution_general on distribution_group (is_general) where is_general;
    create table distribution_member (
      group_id int not null references distribution_group (id) on delete cascade,
      broker_id int references broker (id) on delete cascade,
      member_id int references staff_member (id) on delete cascade,
      position int not null,
      weight int not null default 1 check (weight between 1 and 10),
      hours jsonb,
      pass bigint not null default 0,
      check ((broker_id is null) <> (member_id is null)),
      unique nulls not distinct (group_id, broker_id, member_id)
    );
    create index distribution_member_broker on distribution_member (broker_id);
    create index distribution_member_member on distribution_member (member_id);
    create table absence (
      id serial primary key,
      broker_id int references broker (id) on delete cascade,
      member_id int references staff_member (id) on delete cascade,
      from_day date not null,
      until_day date not null check (until_day >= from_day),
      check ((broker_id is null) <> (member_id is null))
    );
    create index absence_until on absence (until_day);
    create index absence_broker on absence (broker_id);
    create index absence_member on absence (member_id);

    create table lead_offer (
      id bigserial primary key,
      lead_id bigint not null references lead (id) on delete cascade,
      broker_id int references broker (id) on delete set null,
      member_id int references staff_member (id) on delete set null,
      rule text not null check (rule in ('known', 'page', 'property', 'group', 'general', 'last')),
      group_id int references distribution_group (id) on delete set null,
      at timestamptz not null,
      -- null: the last resort has no time
      due_at timestamptz,
      ended_at timestamptz,
      -- moved: another got the contact, or it was closed. resort: given to the last resort
      outcome text check (outcome in ('taken', 'lapsed', 'declined', 'moved', 'resort')),
      check ((ended_at is null) = (outcome is null))
    );
    -- one person at a time is asked
    create unique index lead_offer_open on lead_offer (lead_id) where ended_at is null;
    create index lead_offer_lead on lead_offer (lead_id, id);
    create index lead_offer_at on lead_offer (at);
    create index lead_offer_broker on lead_offer (broker_id);
    create index lead_offer_member on lead_offer (member_id);
    create index lead_offer_group on lead_offer (group_id);
    -- Links of letters. With an offer: to take it. Without: 'ninguém falou comigo'.
    create table lead_link (
      hash text primary key,
      lead_id bigint not null references lead (id) on delete cascade,
      offer_id bigint references lead_offer (id) on delete cascade,
      made_at timestamptz not null
    );
    create index lead_link_lead on lead_link (lead_id);
    create index lead_link_offer on lead_link (offer_id);
  `.execute(db);
}
