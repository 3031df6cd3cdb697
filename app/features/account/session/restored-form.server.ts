import { type AppLoadContext, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import type { Form } from '~/forms/form';
import { isFormResponse } from '~/forms/forms.server';
import type { RestoredForm } from '~/forms/restored-form';
import { isPrefetched } from '~/request/prefetched.server';
import { restoredFormSeconds } from './form-store';
import { postedForm } from './posted-form.server';
import { repostFormFor } from './repost-form.server';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type Context = Pick<AppLoadContext, 'seals' | 'forms' | 'log'>;

export const restoredFormCookie = 'formulario';
/** Size limit with the cookie's name; browsers and proxies accept 4 KB. */
const maxCookieBytes = 3 * 1024;

const place = { owner: z.string(), path: z.string() };
const storedForm = z.object({
  ...place,
  form: z.string(),
  typed: z.array(z.tuple([z.string(), z.string()])),
  hasGaps: z.boolean(),
});
const held = z.union([storedForm, z.object({ ...place, key: z.string() })]);

/** Keeps the input and redirects to `to`; on failure answers with the form (401). null: nothing to keep. */
export async function leaveWithForm(
  args: Args,
  declared: readonly (Form | string)[],
  typed: FormData,
  to: string,
): Promise<Response | null> {
  const posted = await postedForm(declared, typed);
  if (!posted) return null;
  const cookie = await storePosted(args, posted.kept, args.context.session.formerUser);
  if (cookie) return redirectDocument(to, { headers: { 'Set-Cookie': cookie } });
  return Response.json(repostFormFor(posted.form, typed, pathOf(args.request)), { status: 401 });
}

/** @returns `Set-Cookie` value; null if there is nothing to store, or storage fails */
export async function storeForm(
  args: Args,
  declared: readonly (Form | string)[],
  typed: FormData,
  owner: string | null,
): Promise<string | null> {
  const posted = await postedForm(declared, typed);
  return posted && storePosted(args, posted.kept, owner);
}

const storePosted = async ({ request, context }: Args, form: RestoredForm, owner: string | null) =>
  owner === null ? null : saveForm(context, { owner, path: pathOf(request), ...form });

/** `Set-Cookie` value with the form, or with its key if it is too large; null if storage fails. */
async function saveForm(
  { seals, forms, log }: Context,
  { owner, path, ...form }: RestoredForm & { owner: string; path: string },
): Promise<string | null> {
  const sealed = (value: z.input<typeof held>) => {
    const cookie = seals.cookie(restoredFormCookie, value, restoredFormSeconds);
    return { cookie, fits: cookie.indexOf(';') <= maxCookieBytes };
  };
  const whole = sealed({ owner, path, ...form, typed: form.typed.map(([name, value]) => [name, value]) });
  if (whole.fits) return whole.cookie;
  try {
    const byKey = sealed({ owner, path, key: await forms.put(whole.cookie) });
    return byKey.fits ? byKey.cookie : null;
  } catch (error) {
    return storeFailed(log)(error as Error);
  }
}

/** The stored form of this page, once, and the cookie to set. Drops another visitor's form unread. */
export async function takeRestoredForm(
  { request, context }: Args,
  owner: string | null | undefined = context.session.user?.username,
): Promise<{ form: RestoredForm | null; cookie: string } | null> {
  const { seals, forms, log } = context;
  if (!owner || isFormResponse(request) || isPrefetched(request)) return null;
  const found = held.safeParse(seals.read(request.headers.get('Cookie'), restoredFormCookie)).data;
  if (!found) return null;
  const isOwn = isSame(found.owner, owner);
  if (isOwn && found.path !== pathOf(request)) return null;
  const whole =
    'key' in found ? open(seals, await forms.take(found.key).catch(storeFailed(log)), found) : found;
  return { form: isOwn ? whole && formOf(whole) : null, cookie: seals.forget(restoredFormCookie) };
}

/** Of any page and owner: it is not opened. */
export const hasStoredForm = ({ request, context }: Args): boolean =>
  context.seals.read(request.headers.get('Cookie'), restoredFormCookie) !== null;

/** Logs only the error code. The file's name contains the key. */
const storeFailed = (log: Context['log']) => (error: NodeJS.ErrnoException) => {
  log.error({ reason: error.code ?? error.message }, 'form not stored: check DATA_DIR/forms');
  return null;
};

/** The form of a file, if owner and path match the cookie's. */
function open(seals: Context['seals'], file: string | null, { owner, path }: z.output<typeof held>) {
  const whole = storedForm.safeParse(seals.read(file, restoredFormCookie)).data;
  return whole?.owner === owner && whole.path === path ? whole : null;
}

const formOf = ({ form, typed, hasGaps }: z.output<typeof storedForm>): RestoredForm => ({
  form,
  typed,
  hasGaps,
});

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
