import { data, redirect } from '@remix-run/node';
import { ApiHttpError, hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import type { NotTaken } from '~/forms/submit-form.server';
import { returnTo } from '~/domain/return-to';
import { flashCookie } from '~/request/flash.server';
import { undoLabel } from './acts/undo-row';
import { adminLinks, isAdminPath, returnField } from './admin-links';

/** Answers a form with its errors; a refusal of the back end (422) has the status of our own. */
export const notTakenReply = <More extends object>({ reply, status, headers }: NotTaken, more?: More) =>
  data({ ...reply, ...(more as More) }, { status: status === 422 ? 400 : status, headers });

/** The page that follows; never outside the admin. */
export function pageAfter(typed: unknown): string {
  const path = returnTo(typed);
  return path && isAdminPath(path) ? path : adminLinks.today();
}

interface Done {
  /** Of the write: the notice has its 'Desfazer'. */
  act?: number | null;
  /** Of a bulk: 'Desfazer os 312'. */
  records?: number;
  /** More of `Set-Cookie`. */
  cookies?: readonly string[];
}

export async function done(
  to: string,
  text: string,
  { act = null, records, cookies = [] }: Done = {},
): Promise<Response> {
  const action = act !== null && {
    action: { label: undoLabel(records), href: adminLinks.undo(act), fields: { [returnField]: to } },
  };
  const set = [await flashCookie({ tone: 'success', text, ...action, isOnly: true }), ...cookies];
  return redirect(to, { status: 303, headers: set.map((cookie) => ['Set-Cookie', cookie]) });
}

/** A button without fields. @returns null: done; else the answer that the page shows beside it */
export async function failedReply(
  intent: string,
  log: Parameters<typeof refusalOf>[1],
  run: () => Promise<unknown>,
) {
  try {
    await run();
    return null;
  } catch (error) {
    const [missing] = hasStatus(error, 422) ? Object.values(error.answer?.errors ?? {}).flat() : [];
    if (missing) return data({ intent, failed: missing }, { status: 400 });
    const { text, ...init } = await refusalOf(error, log);
    return data({ intent, failed: text }, init);
  }
}

/** A refusal beside a field, in the form of the back end's own. */
export const fieldRefusal = (call: string, errors: Record<string, string[]>) =>
  new ApiHttpError(422, call, {
    code: '',
    message: '',
    reason: '',
    errors,
    product: null,
    retry_after: null,
  });
