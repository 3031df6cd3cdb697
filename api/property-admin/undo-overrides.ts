import { sql } from 'kysely';
import type { ActValues, Undoer } from '@api/audit/undoer';
import { type PropertyCheck, readChecks, restoreChecks } from '@api/catalogue/checks/write-checks';
import { overridesJson, type StoredOverride } from '@api/catalogue/overrides/stored-overrides';
import { lockProperties } from '@api/catalogue/overrides/write-overrides';
import { lockInSets } from '@api/catalogue/overrides/write-in-sets';
import { type Pace, pacedRows } from '@api/platform/db/pace';
import type { Write } from '@api/platform/db/transaction';
import { bulkFields, checkField, isBulkField } from '@domain/property/bulk';
import { overrideFields } from '@domain/property/override-names';
import type { Visibility } from '@domain/property/visibility';
import { arrangementOf, isOwnPhoto, type PhotoArrangement } from '@domain/property/photo-arrangement';
import { areStored } from './photos/own-photos';
import { hasBroker } from './override-refusals';
import { overridesOf, saveOverrides } from './save-overrides';
import { saveInSets } from './save-in-sets';
import type { PropertyAdminDatabase } from './schema';
import { writeVisibility } from './write-visibility';

export const propertyUndoer: Undoer<PropertyAdminDatabase> = {
  verb: 'properties.write',
  kind: 'property',
  fields: [...overrideFields, checkField, 'visibility'],
  async read(write, _undoing, ids) {
    const which = sql`p.id = any(${ids.map(Number)}::int[])`;
    await lockInSets(write, sql`select p.id from property p where ${which}`);
    const { rows } = await sql<{ id: number; visibility: Visibility; stored: StoredOverride[] }>`
      select p.id, p.visibility, ${overridesJson} as stored from property p
      left join property_override o on o.source_id = p.source_id and o.reference = p.reference
      where ${which} group by p.id`.execute(write);
    const checks = await readChecks(write, ids.map(Number));
    return new Map(
      rows.map(({ visibility, ...each }) => {
        const check = { [checkField]: { ...checks.get(each.id) } };
        return [String(each.id), { ...overridesOf(each), ...check, visibility } as ActValues];
      }),
    );
  },
  async exists(write, _undoing, field, value) {
    const decided = typeof value === 'object' && value !== null && 'value' in value ? value.value : null;
    if (field === 'broker') return typeof decided !== 'string' || hasBroker(write, decided);
    if (field !== 'photos' || decided === null) return true;
    // Photos of the brokerage's own that no property names are deleted after a while.
    const { order, left_out } = arrangementOf(decided as unknown as PhotoArrangement);
    return areStored(write, [...order, ...left_out.map(({ url }) => url)].filter(isOwnPhoto));
  },
  async restore(write, { actor }, all, pace) {
    const values = await restoreChecked(write, all);
    if (values.size === 0) return;
    const fields = new Set([...values.values()].flatMap((each) => Object.keys(each)));
    if ([...fields].every(isBulkField)) return restoreInSets(write, actor.memberId, values, pace);
    const properties = await lockProperties(write, [...values.keys()].map(Number));
    const changes = properties.flatMap((property) => {
      const { visibility: _, ...restored } = values.get(String(property.id)) ?? {};
      return Object.keys(restored).length > 0 ? [{ property, changes: restored }] : [];
    });
    if (changes.length > 0) await saveOverrides(write, changes, actor);
    const visibilities = [...values].flatMap(([id, { visibility }]) =>
      visibility === undefined ? [] : [[Number(id), visibility as Visibility] as const],
    );
    if (visibilities.length > 0) await writeVisibility(write, new Map(visibilities));
  },
};

/** @returns the values of overrides */
async function restoreChecked(
  write: Write<PropertyAdminDatabase>,
  values: ReadonlyMap<string, ActValues>,
): Promise<Map<string, ActValues>> {
  const checks = new Map<number, PropertyCheck>();
  const others = new Map<string, ActValues>();
  for (const [id, { [checkField]: check, ...overrides }] of values) {
    if (check) checks.set(Number(id), check as unknown as PropertyCheck);
    if (Object.keys(overrides).length > 0) others.set(id, overrides);
  }
  if (checks.size > 0) await restoreChecks(write, checks);
  return others;
}

/** Of a bulk of thousands too. */
async function restoreInSets(
  write: Write<PropertyAdminDatabase>,
  memberId: number | null,
  values: ReadonlyMap<string, ActValues>,
  pace: Pace,
): Promise<void> {
  const all = [...values];
  const names = new Set(all.flatMap(([, restored]) => Object.keys(restored)));
  const size = pace.hasRests ? pacedRows : all.length;
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, part) => {
    const rows = all
      .slice(part * size, (part + 1) * size)
      .flatMap(([id, restored]) =>
        Object.entries(restored).map(([field, override]) => ({ property_id: Number(id), field, override })),
      );
    return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (property_id int, field text, override jsonb)`;
  });
  const fields = bulkFields.filter((field) => names.has(field));
  await saveInSets(write, { parts, fields, memberId }, pace);
}
