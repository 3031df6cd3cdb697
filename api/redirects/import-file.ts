import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { operator } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { takenBy } from '@domain/legacy-urls/operator-loops';
import { linesOf, type OperatorRule, type Problem } from '@domain/legacy-urls/operator-rules';
import { readStoredLine, redirectKey, targetText } from '@domain/legacy-urls/redirect-line';
import { asChange, planRedirects } from './change-redirect';
import { lockRedirects, newVersion, type RedirectChange, saveRedirects, targetValue } from './save-redirects';
import type { RedirectsDatabase } from './schema';

interface Imported {
  /** Invalid lines. */
  problems: readonly Problem[];
  /** null: this file was imported before, or its problems kept it out. */
  changes: number | null;
}

/**
 * redirects.txt, once for each text, as one act: lines that changed since the last file count, and what the admin has
 * changed in others stays. @param skipsProblems imports the valid lines; else none if one is invalid
 */
export async function importRedirects(
  db: Kysely<RedirectsDatabase>,
  text: string,
  { skipsProblems }: { skipsProblems: boolean },
): Promise<Imported> {
  const hash = createHash('sha256').update(text).digest('hex');
  if ((await lastHash(db)) === hash) return { problems: [], changes: null };
  return inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await lockRedirects(write);
    // Another instance on the same database has read it.
    if ((await lastHash(write)) === hash) return { problems: [], changes: null };
    const filed = await filedRedirects(write);
    const { changed, keys, repeated } = changedLines(text, filed);
    const gone = goneRedirects(filed, keys);
    const { changes, ...plan } = await planRedirects(write, changed, new Set(gone.map(({ key }) => key)));
    const problems = [...repeated, ...plan.problems].sort((a, b) => a.line - b.line);
    if (problems.length > 0 && !skipsProblems) return { problems, changes: null };
    const all = [...changes.map(asChange), ...gone];
    await saveRedirects(write, operator, all, 'redirects.txt');
    await noteFile(write, keys);
    await newVersion(write, hash);
    return { problems, changes: all.length };
  });
}

const lastHash = async (db: Kysely<RedirectsDatabase>) =>
  (await db.selectFrom('redirect_state').select('file_hash').executeTakeFirst())?.file_hash ?? null;

type Filed = Awaited<ReturnType<typeof filedRedirects>>[number];
const filedRedirects = (write: Write<RedirectsDatabase>) =>
  write
    .selectFrom('redirect')
    .select(['key', 'old_path', 'target', 'status', 'filed'])
    .where('filed', 'is not', null)
    .execute();

/** The text without lines that the last file had as well, and without repeated ones: the numbers of the others stay. */
function changedLines(text: string, filed: readonly Filed[]) {
  const before = new Map(filed.map((row) => [row.key, row.filed]));
  const rules = new Map<string, OperatorRule>();
  const repeated: Problem[] = [];
  const lines: string[] = [];
  for (const content of linesOf(text)) {
    const rule = readStoredLine(content, lines.length + 1);
    const key = rule && !('reason' in rule) ? redirectKey(rule) : null;
    const earlier = key !== null && rules.get(key);
    if (key === null) lines.push(content);
    else if (earlier) {
      repeated.push(takenBy(rule as OperatorRule, earlier));
      lines.push('');
    } else {
      rules.set(key, rule as OperatorRule);
      lines.push(before.get(key) === valueOf(rule as OperatorRule) ? '' : content);
    }
  }
  const keys = new Map([...rules].map(([key, rule]) => [key, valueOf(rule)]));
  return { changed: lines.join('\n'), keys, repeated };
}

const valueOf = (rule: OperatorRule) => targetValue({ to: targetText(rule), status: rule.status });

/** Lines that the new file has no more, if the admin has left them as they were. */
const goneRedirects = (filed: readonly Filed[], keys: ReadonlyMap<string, string>): RedirectChange[] =>
  filed.flatMap(({ key, old_path: from, target, status, filed: before }) =>
    !keys.has(key) && target !== null && targetValue({ to: target, status }) === before
      ? [{ key, from, to: null, before }]
      : [],
  );

/** A line that closed a loop has no row. */
async function noteFile(write: Write<RedirectsDatabase>, keys: ReadonlyMap<string, string>): Promise<void> {
  const rows = JSON.stringify([...keys].map(([key, value]) => ({ key, value })));
  await sql`
    update redirect set filed = file.value
    from redirect as each left join jsonb_to_recordset(${rows}::jsonb) as file (key text, value text) using (key)
    where redirect.id = each.id and redirect.filed is distinct from file.value`.execute(write);
}
