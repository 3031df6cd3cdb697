import { type Kysely, sql } from 'kysely';

/**
 * The admin's list of properties (docs/decisions/0137-list-of-properties.md). `words` are of code, title and address;
 * those of the place are there once more, behind 'l:'. api/platform/db/search-words.ts makes the same of what is typed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the words of many properties take longer than a statement may
    set local statement_timeout = 0;
    create function folded_text(given text) returns text
      language sql immutable parallel safe
      return regexp_replace(
        lower(translate(given, 'áàâãäåéèêëíìîïóòôõöúùûüçñýÿÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ',
          'aaaaaaeeeeiiiiooooouuuucnyyaaaaaaeeeeiiiiooooouuuucny')),
        '[^a-z0-9]+', ' ', 'g');
    create function property_words(reference text, title text, place text, details jsonb) returns tsvector
      language sql immutable parallel safe
      return array_to_tsvector(array_remove(string_to_array(
        folded_text(reference || ' ' || translate(reference, ' ./-', '') || ' ' || title || ' ' || place
          || ' ' || coalesce(details ->> 'street', '') || ' ' || coalesce(details ->> 'streetNumber', '')
          || ' ' || coalesce(details ->> 'complement', '') || ' ' || coalesce(details ->> 'postalCode', '')
          || ' ' || coalesce(substr(details ->> 'postalCode', 1, 5) || ' ' || substr(details ->> 'postalCode', 6), ''))
        || ' ' || regexp_replace(folded_text(place), '([a-z0-9]+)', 'l:\\1', 'g'), ' '), ''));
    alter table property
      add column words tsvector generated always as (property_words(reference, title,
        district || ' ' || city || ' ' || coalesce(condominium_name, '') || ' ' || coalesce(state, ''), details)) stored,
      add column photo_count int not null generated always as (jsonb_array_length(photos)) stored;
    create index property_words on property using gin (words);
    -- counts of the tabs, and the list in its order, read no row
    create index property_updated on property (updated_at, id) include (
      in_feed, active, available, visibility, photo_count, exclusivity, check_from, check_paused_at, broker_id
    );
    create index import_listing_held on import_listing (run_id) where held;
  `.execute(db);
}
