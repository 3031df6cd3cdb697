import { createCookie, type AppLoadContext } from '@remix-run/node';
import { anonymousUserId } from '@contract/location';
import type { Place } from '~/domain/place';
import { retention } from '@domain/people/privacy';
import { orNull } from '~/back-end/or-null.server';
import { readCookie } from '~/request/cookies.server';

type Context = Pick<AppLoadContext, 'api' | 'log'>;

/** Anonymous id for recent searches only; strictly necessary, and hidden from scripts (settled §8). */
const visitorCookie = createCookie('visitante', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  maxAge: retention.recentSearchDays * 24 * 3600,
});

/** null without a valid cookie. */
async function visitorOf(request: Request): Promise<string | null> {
  return anonymousUserId.safeParse(await readCookie(visitorCookie, request)).data ?? null;
}

/** 'Suas pesquisas mais recentes', newest first; [] if none, or if the back end fails. */
export async function recentSearches(request: Request, { api, log }: Context): Promise<Place[]> {
  const visitor = await visitorOf(request);
  if (!visitor) return [];
  return (await orNull(api.getLocations(visitor), log))?.recent_searchs ?? [];
}

/** Creates the visitor's id if needed. Never throws. `recent` is null on failure. */
export async function rememberSearch(
  request: Request,
  place: number,
  { api, log }: Context,
): Promise<{ recent: Place[] | null; headers: Record<string, string> }> {
  const known = await visitorOf(request);
  const visitor = known ?? (await orNull(api.getLocations(), log))?.anonymous_user_id;
  const answer = visitor && (await orNull(api.rememberSearch(visitor, place), log));
  if (!visitor || !answer) return { recent: null, headers: {} };
  return { recent: answer.recent_searchs, headers: { 'Set-Cookie': await visitorCookie.serialize(visitor) } };
}
