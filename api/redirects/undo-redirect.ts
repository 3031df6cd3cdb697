import type { ActValues, Undoer } from '@api/audit/undoer';
import type { SubjectNames } from '@api/audit/subject-names';
import { ApiError } from '@api/platform/http/errors';
import { redirectLine } from '@domain/legacy-urls/redirect-line';
import { planRedirects } from './change-redirect';
import {
  lockRedirects,
  readTargetValue,
  redirectField,
  redirectsVerb,
  targetValue,
  writeRedirects,
} from './save-redirects';
import type { RedirectsDatabase } from './schema';

/** A removed redirect still has its row: an act on it can be taken back. */
export const redirectUndoer: Undoer<RedirectsDatabase> = {
  verb: redirectsVerb,
  kind: 'redirect',
  fields: [redirectField],
  async read(write, _undoing, ids) {
    await lockRedirects(write);
    const rows = await write
      .selectFrom('redirect')
      .select(['id', 'target', 'status'])
      .where('id', '=', ({ fn, val }) => fn.any(val(ids.map(Number))))
      .execute();
    return new Map(
      rows.map(({ id, target, status }): [string, ActValues] => [
        String(id),
        { [redirectField]: target === null ? null : targetValue({ to: target, status }) },
      ]),
    );
  },
  async restore(write, _undoing, values) {
    const rows = await write
      .selectFrom('redirect')
      .select(['id', 'key', 'old_path'])
      .where('id', '=', ({ fn, val }) => fn.any(val([...values.keys()].map(Number))))
      .execute();
    const changes = rows.map(({ id, key, old_path: from }) => {
      const value = values.get(String(id))?.[redirectField];
      return { key, from, to: typeof value === 'string' ? readTargetValue(value) : null };
    });
    const absent = new Set(changes.flatMap(({ key, to }) => (to ? [] : [key])));
    const lines = changes.flatMap(({ from, to }) => (to ? [redirectLine({ from, ...to })] : []));
    if (lines.length > 0) {
      const { problems } = await planRedirects(write, lines.join('\n'), absent);
      if (problems.length > 0) throw wouldLoop();
    }
    await writeRedirects(write, changes);
  },
};

const wouldLoop = () =>
  new ApiError(409, 'LOOP', 'O redirecionamento de antes fecharia um laço com os de agora: mude-o na lista.');

export const redirectNames: SubjectNames<RedirectsDatabase> = {
  kind: 'redirect',
  read: (db, ids) =>
    db.selectFrom('redirect').select(['id', 'old_path as name']).where('id', 'in', ids).execute(),
};
