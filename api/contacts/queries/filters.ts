import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { staffContactsQuery } from '@contract/staff-contacts';
import { timeZone } from '@domain/kernel/moment';
import type { ContactOrigin } from '@domain/leads/portals';
import { isVisibleTo, type Reader } from './own';
import { partOf } from './parts';

export type ContactsQuery = z.output<typeof staffContactsQuery>;

export const pageSize = 50;

export interface Found {
  ids: number[];
  total: number;
  /** More were found than are counted. */
  hasMore?: boolean;
}

/** Conditions on rows of `lead`, apart from the text. */
export function filtersOf(
  reader: Reader,
  { tab, since, responsible, origin }: Pick<ContactsQuery, 'tab' | 'since' | 'responsible' | 'origin'>,
): RawBuilder<unknown> {
  const filters = [partOf[tab], isVisibleTo(reader)];
  if (since) filters.push(isSince(since));
  if (responsible) filters.push(sql<boolean>`${sql.ref(`${responsible.kind}_id`)} = ${responsible.id}`);
  if (origin) filters.push(isFrom(origin));
  return sql.join(filters, sql` and `);
}

const isFrom = (origin: ContactOrigin): RawBuilder<boolean> => {
  if (origin === 'site') return sql<boolean>`(portal is null and channel is null)`;
  return origin === 'equipe' ? sql<boolean>`channel is not null` : sql<boolean>`portal = ${sql.lit(origin)}`;
};

/** A day of São Paulo. */
export const isSince = (day: string) =>
  sql<boolean>`(created_at >= ${day}::date::timestamp at time zone ${timeZone})`;

export const orderOf = (sort: ContactsQuery['sort']): RawBuilder<unknown> =>
  sort === 'newest' ? sql`created_at desc, id desc` : sql`created_at, id`;
