import { sql } from 'kysely';
import { z } from 'zod';
import type { Undoer } from '@api/audit/undoer';
import { readChecks, restoreChecks } from '@api/catalogue/checks/write-checks';
import { checkField } from './check-property';
import { isVisibleTo } from './queries/own';
import type { PropertyChecksDatabase } from './schema';

const stored = z.object({
  checked_at: z.string().nullable(),
  checked_by: z.number().nullable(),
  check_from: z.string(),
});

export const checkUndoer: Undoer<PropertyChecksDatabase> = {
  verb: 'properties.check',
  kind: 'property',
  fields: [checkField],
  async read(write, undoing, ids) {
    const { rows } = await sql<{ id: number }>`
      select id from property where id = any(${ids.map(Number)}::int[]) and ${isVisibleTo(undoing)}
      order by id for update`.execute(write);
    const checks = await readChecks(
      write,
      rows.map(({ id }) => id),
    );
    return new Map([...checks].map(([id, check]) => [String(id), { [checkField]: { ...check } }]));
  },
  async restore(write, _, values) {
    await restoreChecks(
      write,
      new Map([...values].map(([id, value]) => [Number(id), stored.parse(value[checkField])])),
    );
  },
};
