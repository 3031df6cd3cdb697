import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isVisibleTo, type Reader } from '@api/contacts/queries/own';
import { isOpen, partOf } from '@api/contacts/queries/parts';
import { kindNames } from '@api/leads/lead-texts';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { TodayDatabase } from '../schema';

type Db = Kysely<TodayDatabase>;
type Where = (reader: Reader) => RawBuilder<boolean>;

/** Of a list; the rest is in the room. */
export const shownRows = 10;

const isPromised: Where = (reader) =>
  sql<boolean>`(next_on <= ${isoDay(clock.now())}::date and ${isOpen} and ${isVisibleTo(reader)})`;

const isUndelivered: Where = (reader) =>
  sql<boolean>`(${partOf.failed} and ${isOpen} and ${isVisibleTo(reader)})`;

const counter = (where: Where) => async (db: Db, reader: Reader) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from lead where ${where(reader)}`.execute(db);
  return rows[0]!.count;
};

export const countPromised = counter(isPromised);
export const countUndelivered = counter(isUndelivered);

const oldestFirst = sql`lead.created_at, lead.id`;

async function rowsOf(db: Db, where: RawBuilder<boolean>, order: RawBuilder<unknown>) {
  const found = db.selectFrom('lead').select('lead.id').where(where).orderBy(order).limit(shownRows);
  const rows = await db
    .selectFrom('lead')
    .leftJoin('property', 'property.id', 'lead.product_id')
    .select([
      'lead.id',
      'lead.name',
      'lead.kind',
      'lead.created_at',
      'next_step',
      'property.reference as code',
    ])
    .select(sql<string | null>`to_char(next_on, 'YYYY-MM-DD')`.as('next_day'))
    .where('lead.id', 'in', found)
    .orderBy(order)
    .execute();
  return rows.map(({ id, name, kind, code, created_at, next_step, next_day }) => ({
    ...{ id, name, request: kindNames[kind], code, next_step, next_on: next_day },
    created_at: created_at.toISOString(),
  }));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const contactRow = ({ id, name, request, code, created_at }: Row) => ({
  id,
  name,
  request,
  code,
  created_at,
});

export const undelivered = async (db: Db, reader: Reader) => ({
  count: await countUndelivered(db, reader),
  rows: (await rowsOf(db, isUndelivered(reader), oldestFirst)).map(contactRow),
});

export const promised = async (db: Db, reader: Reader) => ({
  count: await countPromised(db, reader),
  rows: (await rowsOf(db, isPromised(reader), sql`lead.next_on, lead.id`)).map(
    ({ id, name, request, code, next_step, next_on }) => ({
      ...{ id, name, request, code, next_step },
      next_on: next_on!,
    }),
  ),
});
