import type { Kysely } from 'kysely';
import type { Actor } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { ApiError, notFound, unprocessable } from '@api/platform/http/errors';
import { inSlices } from '@api/platform/process/in-slices';
import { planSteps, type RedirectPlan } from '@domain/legacy-urls/plan-redirects';
import {
  readRedirect,
  redirectKey,
  redirectLine,
  type RedirectText,
} from '@domain/legacy-urls/redirect-line';
import { findRedirect, storedRedirects } from './queries/redirects';
import { lockRedirects, saveRedirects, targetValue } from './save-redirects';
import type { RedirectsDatabase } from './schema';
import { siteSettings } from './site-rules';

/** What lines would change now. */
export const planRedirects = async (
  db: Kysely<RedirectsDatabase>,
  lines: string,
  absent?: ReadonlySet<string>,
): Promise<RedirectPlan> => inSlices(planSteps(await storedRedirects(db), lines, siteSettings, absent));

/** @returns its act. @throws 422: a rule refuses it, or there is one for this address */
export const addNewRedirect = (
  db: Kysely<RedirectsDatabase>,
  actor: Actor,
  text: RedirectText,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    await lockRedirects(write);
    const { changes, same } = await planOne(write, text);
    if (same > 0 || changes.some(({ before }) => before))
      throw unprocessable({ from: ['Este endereço já tem um redirecionamento: mude-o na lista'] });
    return saveRedirects(write, actor, changes.map(asChange));
  });

/** @param was what the form has read. @throws 404, 409: it has changed since; 422 */
export const changeRedirect = (
  db: Kysely<RedirectsDatabase>,
  actor: Actor,
  id: number,
  { was, ...next }: Pick<RedirectText, 'to' | 'status'> & { was: string },
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    await lockRedirects(write);
    const stored = await currentOf(write, id);
    if (targetValue(stored) !== was) throw changedSince();
    const { changes } = await planOne(write, { from: stored.from, ...next });
    return saveRedirects(write, actor, changes.map(asChange));
  });

/** @throws 404 */
export const removeRedirect = (
  db: Kysely<RedirectsDatabase>,
  actor: Actor,
  id: number,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    await lockRedirects(write);
    const { key, from, ...stored } = await currentOf(write, id);
    return saveRedirects(write, actor, [{ key, from, to: null, before: targetValue(stored) }]);
  });

async function currentOf(
  write: Write<RedirectsDatabase>,
  id: number,
): Promise<RedirectText & { key: string }> {
  const row = await findRedirect(write, id);
  if (!row || row.to === null) throw notFound();
  const text = { from: row.from, to: row.to, status: row.status };
  const rule = readRedirect(text);
  if (typeof rule === 'string') throw notFound();
  return { ...text, key: redirectKey(rule) };
}

const changedSince = () =>
  new ApiError(
    409,
    'CHANGED',
    'Outra pessoa mudou este redirecionamento. Confira o que vale agora e salve outra vez.',
  );

export const asChange = ({ key, from, to, status, before }: RedirectPlan['changes'][number]) => ({
  ...{ key, from, to: { to, status }, before: before && targetValue(before) },
});

async function planOne(write: Write<RedirectsDatabase>, text: RedirectText): Promise<RedirectPlan> {
  const rule = readRedirect(text);
  if (typeof rule === 'string') throw unprocessable({ [fieldOf(text)]: [capital(rule)] });
  const plan = await planRedirects(write, redirectLine(text));
  const [problem] = plan.problems;
  if (problem) throw unprocessable({ to: [capital(problem.reason)] });
  return plan;
}

/** The field that a reason is about: an old address alone would be fine with a target that fits. */
const fieldOf = ({ from }: RedirectText): 'from' | 'to' =>
  typeof readRedirect({ from, to: from.endsWith('/*') ? '/:splat' : '/imoveis', status: 301 }) === 'string'
    ? 'from'
    : 'to';

const capital = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1);
