import { createCookie, type AppLoadContext } from '@remix-run/node';
import { anonymousUserId } from '@contract/location';
import type { Place } from '~/domain/place';
import { retention } from '@domain/privacy';
import { orNull } from '~/back-end/or-null.server';
import { asVisitor, type VisitorCalls } from '~/back-end/visitor-calls.server';
import { readCookie } from '~/request/cookies.server';

type Context = Pick<AppLoadContext, 'api' | 'session' | 'log'>;

/**
 * The anonymous user's id: necessary for the recent searches, says nothing else, and no script reads it (settled §8).
 */
const visitorCookie = createCookie('visitante', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  maxAge: retention.recentSearchDays * 24 * 3600,
});

/** null where the visitor has none yet; a cookie that cannot be read, or that somebody made up, counts as none. */
async function visitorOf(request: Request): Promise<string | null> {
  return anonymousUserId.safeParse(await readCookie(visitorCookie, request)).data ?? null;
}

/** 'Suas pesquisas mais recentes', the newest first; [] for a visitor without any, and where the back end fails. */
export async function recentSearches(request: Request, context: Context): Promise<Place[]> {
  const visitor = await visitorOf(request);
  if (!visitor) return [];
  return (await asked(context, (calls) => calls.getLocations(visitor)))?.recent_searchs ?? [];
}

/**
 * Keeps a place among the visitor's recent searches, who is known from the first one on. A search never fails for it.
 * @returns the recent searches, null where they could not be kept, and the headers that go with the answer
 */
export async function rememberSearch(
  request: Request,
  place: number,
  context: Context,
): Promise<{ recent: Place[] | null; headers: Record<string, string> }> {
  const known = await visitorOf(request);
  const visitor = known ?? (await asked(context, (calls) => calls.getLocations()))?.anonymous_user_id;
  const answer = visitor && (await asked(context, (calls) => calls.rememberSearch(visitor, place)));
  if (!visitor || !answer) return { recent: null, headers: {} };
  return { recent: answer.recent_searchs, headers: { 'Set-Cookie': await visitorCookie.serialize(visitor) } };
}

const asked = <T>(context: Context, ask: (calls: VisitorCalls) => Promise<T>) =>
  orNull(asVisitor(context, ask), context.log);
