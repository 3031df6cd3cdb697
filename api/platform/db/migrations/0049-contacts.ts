import { type Kysely, sql } from 'kysely';

/**
 * What the brokerage's people do with leads, in the admin (docs/decisions/0114-contacts.md). At most one of broker and
 * member answers a contact. `lead_words` has the words that the list's search compares by their beginning; a phone is
 * there by all its ends. api/contacts/queries/words.ts folds what is typed alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the words of many leads take longer than a statement may
    set local statement_timeout = 0;
    alter table lead
      add column state text not null default 'novo',
      -- perdido: why
      add column state_reason text,
      -- sem-interesse: when to ask again
      add column remind_on date,
      add column broker_id int references broker (id) on delete set null,
      add column member_id int references staff_member (id) on delete set null,
      add column taken_at timestamptz,
      add column next_step text,
      add column next_on date,
      -- of a contact that came by telephone or visit
      add column noted_by int references staff_member (id) on delete set null,
      add column channel text,
      add constraint lead_state
        check (state in ('novo', 'em-conversa', 'visita', 'proposta', 'ganho', 'perdido', 'sem-interesse')),
      add constraint lead_state_reason check (state <> 'perdido' or state_reason is not null),
      add constraint lead_remind_on check (state <> 'sem-interesse' or remind_on is not null),
      add constraint lead_responsible check (broker_id is null or member_id is null),
      add constraint lead_channel check (channel in ('telefone', 'visita', 'outro'));

    create table lead_note (
      id bigserial primary key,
      lead_id bigint not null references lead (id) on delete cascade,
      member_id int references staff_member (id) on delete set null,
      at timestamptz not null,
      text text not null
    );
    create index lead_note_lead on lead_note (lead_id, id);
    create index lead_note_member on lead_note (member_id);

    create function phone_ends(digits text) returns text
      language sql immutable parallel safe
      return digits || ' ' || right(digits, 4) || ' ' || right(digits, 5) || ' ' || right(digits, 6) || ' '
        || right(digits, 7) || ' ' || right(digits, 8) || ' ' || right(digits, 9) || ' ' || right(digits, 10) || ' '
        || right(digits, 11);
    create function lead_words(name text, email text, phone text, protocol text) returns tsvector
      language sql immutable parallel safe
      return array_to_tsvector(array_remove(string_to_array(regexp_replace(
        lower(translate(name || ' ' || email, 'áàâãäåéèêëíìîïóòôõöúùûüçñýÿÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ',
          'aaaaaaeeeeiiiiooooouuuucnyyaaaaaaeeeeiiiiooooouuuucny'))
          || ' ' || protocol || ' ' || phone_ends(translate(coalesce(phone, ''), '+()- .', '')),
        '[^a-z0-9]+', ' ', 'g'), ' '), ''));

    create index lead_words on lead using gin (lead_words(name, email, whatsapp, protocol));
    create index lead_phone on lead (whatsapp) where whatsapp is not null;
    create index lead_product on lead (product_id) where product_id is not null;
    create index lead_broker on lead (broker_id, created_at) where broker_id is not null;
    create index lead_member on lead (member_id, created_at) where member_id is not null;
    create index lead_noted_by on lead (noted_by) where noted_by is not null;
    create index lead_next on lead (next_on) where next_on is not null;
    create index lead_remind on lead (remind_on) where remind_on is not null;
    create index lead_held on lead (created_at, id) where suspicion is not null;
    create index lead_untaken on lead (created_at, id)
      where broker_id is null and member_id is null and suspicion is null
        and state in ('novo', 'em-conversa', 'visita', 'proposta') and kind not in ('newsletter', 'curator-assign');
    create index lead_taken on lead (created_at, id)
      where (broker_id is not null or member_id is not null) and suspicion is null
        and state in ('novo', 'em-conversa', 'visita', 'proposta') and kind not in ('newsletter', 'curator-assign');
    -- with the id: deep pages are read from the index alone
    drop index lead_created;
    create index lead_created on lead (created_at, id);
    create index lead_delivery_unfinished on lead_delivery (lead_id) where state <> 'sent';
    -- leads name properties that have left, too
    create index property_any_code on property (translate(lower(reference), ' ./-', ''));
  `.execute(db);
}
