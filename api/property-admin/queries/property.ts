import { type Kysely, sql } from 'kysely';
import { feedContent, feedValuesOf } from '@api/catalogue/overrides/effective';
import {
  asFeedValues,
  storedProperties,
  type StoredProperty,
} from '@api/catalogue/overrides/stored-overrides';
import type { StaffContext } from '@api/staff/queries/sessions';
import type { StaffProperty } from '@contract/staff-properties';
import type { Grant } from '@domain/staff/roles';
import { overrideFields } from '@domain/property/override-names';
import type { PropertyAdminDatabase } from '../schema';
import { propertyFacts } from './property-facts';

/** Of the guard. `own`: properties whose broker has the member's e-mail. */
type Reader = Pick<StaffContext, 'member'> & { grant: Grant };

/** Both values of each field. undefined: there is none, or it is not the member's. */
export async function findProperty(
  db: Kysely<PropertyAdminDatabase>,
  { member, grant }: Reader,
  id: number,
): Promise<StaffProperty | undefined> {
  const own = sql`p.broker_id in (select id from broker where lower(email) = ${member.email})`;
  const [property] = await storedProperties(db, sql`p.id = ${id} and ${grant === 'all' ? sql`true` : own}`);
  if (!property) return undefined;
  const { reference, source, in_feed, visibility, seen } = property;
  return {
    ...{ id, reference, source, title: seen.row.title },
    is_in_feed: in_feed,
    visibility,
    ...(await propertyFacts(db, id)),
    fields: await fieldsOf(db, property),
  };
}

async function fieldsOf(
  db: Kysely<PropertyAdminDatabase>,
  { seen, stored }: StoredProperty,
): Promise<StaffProperty['fields']> {
  const feed = feedValuesOf(feedContent(seen, asFeedValues(stored)));
  const values = feedValuesOf(seen);
  const names = await memberNames(
    db,
    stored.flatMap(({ member_id }) => member_id ?? []),
  );
  return overrideFields.map((field) => {
    const override = stored.find((each) => each.field === field);
    return {
      ...{ field, value: values[field] ?? null, feed: feed[field] ?? null },
      override: override
        ? {
            ...{ value: override.value, until: override.until, reason: override.reason },
            by: names.get(override.member_id ?? 0) ?? null,
            at: new Date(override.at).toISOString(),
          }
        : null,
    };
  });
}

async function memberNames(
  db: Kysely<PropertyAdminDatabase>,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff_member').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
