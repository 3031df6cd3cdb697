import { type AppLoadContext, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import type { Form } from '~/forms/form';
import { answersForm } from '~/forms/forms.server';
import type { KeptForm } from '~/forms/kept-form';
import { isPrefetched } from '~/request/prefetched.server';
import { keptFormSeconds } from './form-shelf';
import { postedForm } from './posted-form.server';
import { unkeptForm } from './unkept-form.server';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type Context = Pick<AppLoadContext, 'seals' | 'forms' | 'log'>;

export const keptFormCookie = 'formulario';
/** The most that its cookie may be, name and all, in bytes: browsers and proxies take 4 KB. */
const maxCookieBytes = 3 * 1024;

/** Whose it is, by their session's `username`, and the page that it belongs to: path and query. */
const place = { owner: z.string(), path: z.string() };
const kept = z.object({
  ...place,
  form: z.string(),
  typed: z.array(z.tuple([z.string(), z.string()])),
  hasGaps: z.boolean(),
});
/** What the cookie holds: all of it, or the key under which it lies. */
const held = z.union([kept, z.object({ ...place, key: z.string() })]);

/**
 * For who posts a form in a session that has ended: leads them to `to` with what was typed kept, or answers with the form
 * itself, where it is nobody's who is known, or cannot be kept. null where there is nothing to be kept.
 */
export async function leaveWithForm(
  { request, context }: Args,
  declared: readonly (Form | string)[],
  typed: FormData,
  to: string,
): Promise<Response | null> {
  const posted = await postedForm(declared, typed);
  if (!posted) return null;
  const path = pathOf(request);
  const owner = context.session.formerUser;
  const cookie = owner !== null && (await keepForm(context, { owner, path, ...posted.kept }));
  if (cookie) return redirectDocument(to, { headers: { 'Set-Cookie': cookie } });
  return Response.json(unkeptForm(posted.form, typed, path), { status: 401 });
}

/** The `Set-Cookie` value that keeps a form, or its key where it is too large; null where it cannot be kept. */
async function keepForm(
  { seals, forms, log }: Context,
  { owner, path, ...form }: KeptForm & { owner: string; path: string },
): Promise<string | null> {
  const sealed = (value: z.input<typeof held>) => {
    const cookie = seals.cookie(keptFormCookie, value, keptFormSeconds);
    return { cookie, fits: cookie.indexOf(';') <= maxCookieBytes };
  };
  const whole = sealed({ owner, path, ...form, typed: form.typed.map(([name, value]) => [name, value]) });
  if (whole.fits) return whole.cookie;
  try {
    const byKey = sealed({ owner, path, key: await forms.put(whole.cookie) });
    return byKey.fits ? byKey.cookie : null;
  } catch (error) {
    return notKept(log)(error as Error);
  }
}

/**
 * What was kept for the page that is asked for, once; its cookie is to be set. Another visitor's is dropped unseen. null
 * where there is none for this page.
 */
export async function takeKeptForm({
  request,
  context,
}: Args): Promise<{ form: KeptForm | null; cookie: string } | null> {
  const { seals, session, forms, log } = context;
  const { user } = session;
  if (!user || answersForm(request) || isPrefetched(request)) return null;
  const found = held.safeParse(seals.read(request.headers.get('Cookie'), keptFormCookie)).data;
  if (!found) return null;
  const isOwn = isSame(found.owner, user.username);
  if (isOwn && found.path !== pathOf(request)) return null;
  const whole = 'key' in found ? open(seals, await forms.take(found.key).catch(notKept(log)), found) : found;
  return { form: isOwn ? whole && formOf(whole) : null, cookie: seals.forget(keptFormCookie) };
}

/** Why a file could not be written or read; nothing else of it, not its key either. */
const notKept = (log: Context['log']) => (error: NodeJS.ErrnoException) => {
  log.error({ reason: error.code ?? error.message }, 'a form could not be kept: check DATA_DIR/forms');
  return null;
};

/** What a file holds: the cookie that was too large, of the same visitor and page. */
function open(seals: Context['seals'], file: string | null, { owner, path }: z.output<typeof held>) {
  const whole = kept.safeParse(seals.read(file, keptFormCookie)).data;
  return whole?.owner === owner && whole.path === path ? whole : null;
}

const formOf = ({ form, typed, hasGaps }: z.output<typeof kept>): KeptForm => ({ form, typed, hasGaps });

/** An e-mail is the same however its letters are written. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Path and query as the visitor knows them. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
