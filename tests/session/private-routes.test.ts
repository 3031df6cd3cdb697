import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { createSeals } from '@server/http/seals';
import { isPrivate } from '~/features/account/client-area/client-area-paths';
import routes from '~/routes';
import { openWholeSite } from '../legacy/site';
import { signedInCustomer } from '../support/customer';
import { guardedPage } from '../support/guarded-page';
import { type RouteAddress, routeAddresses } from '../support/route-addresses';
import { sentBack, sessionCookieOf, sessionDataOf, testSeals } from '../support/visitor';

const privateRoutes = routeAddresses(routes).filter(({ path }) => isPrivate(path));

/** A page of the client area whose author has forgotten the guard. */
const unguarded = {
  id: 'unguarded',
  path: 'area-do-cliente/esquecida',
  module: {
    loader: () => ({ secret: 'a secret' }),
    action: () => ({ secret: 'a secret' }),
    default: () => 'a secret',
  },
};

const open = { id: guardedPage.id, path: `/${guardedPage.path}` };
const walked = [...privateRoutes, open];

let site: Awaited<ReturnType<typeof openWholeSite>>;
beforeAll(async () => {
  site = await openWholeSite({ added: [unguarded, guardedPage] });
});
afterAll(() => site.close());

const query = '?de=lista&n=2';
const kinds = ['document', 'data', 'data of this route alone', 'form', 'form of the router'] as const;
type Kind = (typeof kinds)[number];

async function ask({ path, id }: RouteAddress, kind: Kind, cookie: string) {
  const isForm = kind.startsWith('form');
  const suffix = kind === 'document' || kind === 'form' ? query : `.data${query}`;
  const only = kind === 'data of this route alone' ? `&_routes=${encodeURIComponent(id)}` : '';
  const response = await fetch(site.origin + path + suffix + only, {
    method: isForm ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie },
    // What is typed is no page's own field: those are kept (kept-forms.test.ts).
    body: isForm ? new URLSearchParams({ alheio: 'Mallory', intent: 'x' }) : undefined,
  });
  return { response, text: await response.text() };
}

/** Where an answer leads: a document's header, or what the router finds in its data; null where it leads nowhere. */
function leadsTo({ response, text }: Awaited<ReturnType<typeof ask>>): string | null {
  if (response.status === 302) return response.headers.get('location');
  if (response.status !== 202) return null;
  return text.match(/"(\/[^"]*)"/)?.[1] ?? null;
}

/** What is wrong with how a route refuses somebody: nothing, where it sends them to one of these addresses. */
async function leaks(route: RouteAddress, cookie: string, mayLead: RegExp): Promise<string[]> {
  const found = [];
  for (const kind of kinds) {
    const answer = await ask(route, kind, cookie);
    const { status, headers } = answer.response;
    // A page without forms takes none.
    if (kind.startsWith('form') && status === 405) continue;
    const target = leadsTo(answer);
    if (!target || !mayLead.test(target)) found.push(`${kind}: ${status} ${target}`);
    if (!/no-store/.test(headers.get('cache-control') ?? '')) found.push(`${kind}: may be kept`);
  }
  return found;
}

const returnPath = (path: string) => encodeURIComponent(path + query).replaceAll('.', '\\.');
/** The login page, or for favourites the window (settled §5), with the whole way back. */
const signIn = (path: string) =>
  new RegExp(`^/(area-do-cliente/login\\?|\\?auth=true&)lastPage=${returnPath(path)}$`);
const ended = (path: string) => new RegExp(`^/\\?from=${returnPath(path)}$`);

const elsewhere = createSeals(['a secret of another site, 32 letters or more'], true);

test('a private page that forgets its guard is found', async () => {
  const forgotten = { id: unguarded.id, path: `/${unguarded.path}` };
  const found = await leaks(forgotten, '', signIn(forgotten.path));
  expect(found.filter((leak) => leak.includes('200'))).toHaveLength(kinds.length);
});

describe.each(walked)('$path', (route) => {
  const { path } = route;
  test('sends nobody to sign in, and back with its query', async () => {
    expect(await leaks(route, '', signIn(path))).toEqual([]);
  });

  test('sends a session that was ended elsewhere home', async () => {
    // What asks for nothing has nothing to tell: it finds a form wrong, or no page, or leads to another private page.
    const tellsNothing = (leak: string) =>
      /^(?:form.*: 400|data of this route alone: 404) null$/.test(leak) ||
      isPrivate(leak.split(' ').at(-1)!.split('#')[0]!);
    const found = await leaks(route, sessionCookieOf({}), ended(path));
    expect(found.filter((leak) => !tellsNothing(leak))).toEqual([]);
  });

  test('is there for who is signed in, and kept by nobody', async () => {
    const { session, email } = await signedInCustomer(site.client);
    const cookie = sessionCookieOf(sessionDataOf(email, session));
    const { response } = await ask(route, 'document', cookie);
    const isElsewhere = isPrivate(response.headers.get('location')?.split('#')[0] ?? '');
    // What stands for an id is foreign here.
    expect([200, 404, ...(isElsewhere ? [302] : [])]).toContain(response.status);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
  });
});

describe('a session that is none', () => {
  test.each([
    ['another site has sealed', sessionCookieOf({}, elsewhere)],
    ['somebody has changed', `${sessionCookieOf({}).slice(0, -4)}AAAA`],
  ])('because %s is sent to sign in', async (_, cookie) => {
    expect(await leaks(open, cookie, signIn(open.path))).toEqual([]);
  });

  test('because it is over is sent home, where it is said', async () => {
    const over = { expires: clock.nowMs() - 1 };
    expect(await leaks(open, sessionCookieOf(over), ended(open.path))).toEqual([]);
    const { response } = await ask(open, 'document', sessionCookieOf(over));
    expect(response.headers.getSetCookie().join()).toMatch(/^__Host-sessao=; Max-Age=0;/);
  });
});

describe('a bearer that is over', () => {
  const bearerOf = (setCookie: string) =>
    (testSeals.read(sentBack(setCookie), 'sessao') as { token: string } | null)?.token;

  test('is renewed transparently, also by concurrent requests', async () => {
    const { session, email, caller } = await signedInCustomer(site.client);
    const data = sessionDataOf(email, session);
    const cookie = sessionCookieOf({ ...data, expires: clock.nowMs() - 1 });
    const answers = await Promise.all([1, 2, 3].map(() => ask(open, 'data', cookie)));
    for (const { response, text } of answers) {
      expect(response.status).toBe(200);
      expect(text).toContain(email);
      // Each may be the last to reach the browser: each bearer is good.
      const bearer = bearerOf(response.headers.getSetCookie()[0]!)!;
      expect(bearer).not.toBe(session.access_token);
      expect(await site.client.as(bearer, caller).userData()).toMatchObject({ email });
    }
    expect(new Set(answers.map(({ text }) => text.includes(session.refresh_token!)))).toEqual(
      new Set([false]),
    );
  });

  test('of an ended session is not renewed: redirects home with a message', async () => {
    const { session, email, customer } = await signedInCustomer(site.client);
    const cookie = sessionCookieOf({ ...sessionDataOf(email, session), expires: clock.nowMs() - 1 });
    await customer.logout();
    expect(await leaks(open, cookie, ended(open.path))).toEqual([]);
  });
});
