import { type Kysely, sql } from 'kysely';

/**
 * Requests of people about their data (docs/decisions/0116-contacts-by-hand-and-people.md). The person is in a table of its
 * own: erasing the person leaves a request that names nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_request (
      id serial primary key,
      requested_on date not null,
      noted_at timestamptz not null,
      member_id int references staff_member (id) on delete set null,
      answered_at timestamptz,
      answer text check (answer in ('data', 'erased')),
      -- of an erasure, without the person: protocols, and the destinations that have them too
      outcome jsonb
    );
    create index data_request_open on data_request (requested_on) where answered_at is null;
    create index data_request_member on data_request (member_id) where member_id is not null;

    create table data_request_person (
      request_id int primary key references data_request (id) on delete cascade,
      email text,
      phone text,
      constraint data_request_one_person check ((email is null) <> (phone is null))
    );
    create index data_request_email on data_request_person (email) where email is not null;
    create index data_request_phone on data_request_person (phone) where phone is not null;
  `.execute(db);
}
