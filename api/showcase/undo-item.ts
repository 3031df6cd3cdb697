import { isDeepStrictEqual } from 'node:util';
import type { ActValues, Undoer } from '@api/audit/undoer';
import { lockOrBegin } from '@api/brokerage/save-brokerage';
import { type ShowcaseKind, showcaseKinds } from '@contract/staff-showcase';
import { findItem, type ShowcaseItem } from './items';
import { saveItem, valuesOf, verbOf } from './publish';
import type { ShowcaseDatabase } from './schema';

/** What was removed comes back to its place; what was added goes. */
const itemUndoer = (kind: ShowcaseKind): Undoer<ShowcaseDatabase> => ({
  verb: verbOf[kind],
  kind,
  fields: ['item', 'position'],
  async read(write, _undoing, ids) {
    const { content } = await lockOrBegin(write);
    return new Map<string, ActValues>(ids.map((id) => [id, valuesOf(findItem(content, kind, id))]));
  },
  isSame: (_field, one, other) => isDeepStrictEqual(one, other),
  async restore(write, _undoing, values) {
    for (const [key, fields] of values) {
      const before = await lockOrBegin(write);
      const now = findItem(before.content, kind, key);
      const item = 'item' in fields ? (fields.item as ShowcaseItem | null) : (now?.item ?? null);
      const position = typeof fields.position === 'number' ? fields.position : now?.position;
      await saveItem(write, before, { kind, key, item, position });
    }
  },
});

export const itemUndoers = showcaseKinds.map(itemUndoer);
