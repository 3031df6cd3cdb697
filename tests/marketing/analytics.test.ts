import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyticsCookies } from '~/features/marketing/analytics/analytics-cookies';
import { pendingEventsName } from '~/features/marketing/analytics/pending-events';
import { text } from '../imoveis/markup';
import { siteUrl } from '../imoveis/site';
import { cookieOf, password, register } from '../sign-in/visitor';
import { googleClientId, keyHost, signed } from '../support/id-tokens';
import { onlyOwnNetwork } from '../support/only-own-network';
import {
  all,
  consents,
  login,
  newEmail,
  siteWithAnalytics,
  siteWithoutAnalytics,
  trackedEvents,
} from './analytics-sites';

const host = await keyHost();
const network = setupServer(...host.handlers);
beforeAll(() => network.listen({ onUnhandledRequest: onlyOwnNetwork }));
afterAll(() => network.close());
const analytics = siteWithAnalytics({ GOOGLE_CLIENT_ID: googleClientId });
const bare = siteWithoutAnalytics();

const randomId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('signing in', () => {
  const registering = (email: string, cookie: string, of = analytics.site) =>
    of.post(
      login,
      { etapa: 'registration', nome: 'Clara Nunes', email, senha: password, termos: 'on' },
      { cookie },
    );
  const id = expect.stringMatching(randomId);

  test('tracks a new account as sign_up with its random id, then as login', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const answers = [await registering(one, all), await registering(other, all)];
    const [first, second] = answers.flatMap(trackedEvents);
    expect(first).toEqual({ event: 'sign_up', method: 'email', user_id: id });
    expect(second).toEqual({ event: 'sign_up', method: 'email', user_id: id });
    expect(first).not.toEqual(second);
    const again = await analytics.site.post(
      login,
      { etapa: 'login', email: one, senha: password },
      { cookie: all },
    );
    expect(trackedEvents(again)).toEqual([{ event: 'login', method: 'email' }]);
    for (const { headers } of [...answers, again]) {
      const left = decodeURIComponent(
        headers.getSetCookie().find((each) => each.startsWith(pendingEventsName))!,
      );
      expect(left).not.toMatch(/@|Clara|Nunes/);
      expect(left).toContain('Max-Age=300');
    }
  });

  test('tracks a repeated registration as login, with one account', async () => {
    const email = newEmail();
    await registering(email, all);
    expect(trackedEvents(await registering(email, all))).toEqual([{ event: 'login', method: 'email' }]);
  });

  test('a wrong password is nothing to tell', async () => {
    const email = newEmail();
    await register(analytics.site, email);
    expect(
      trackedEvents(await analytics.site.post(login, { etapa: 'login', email, senha: 'x' }, { cookie: all })),
    ).toEqual([]);
  });

  test('tracks Google sign-in as sign_up first, then as login, also One Tap', async () => {
    const email = newEmail();
    const tap = async () => {
      const { headers, html } = await analytics.site.get('/recursos/um-toque', { headers: { cookie: all } });
      const claims = { iss: 'https://accounts.google.com', aud: googleClientId, azp: googleClientId };
      const { nonce } = JSON.parse(html);
      const credential = await signed(host.own, { ...claims, nonce, email, sub: email });
      const cookie = `${all}; ${cookieOf(headers)}`;
      return trackedEvents(
        await analytics.site.post('/recursos/um-toque', { credential, lastPage: '/' }, { cookie }),
      );
    };
    expect(await tap()).toEqual([{ event: 'sign_up', method: 'google', user_id: id }]);
    expect(await tap()).toEqual([{ event: 'login', method: 'google' }]);
  });

  test.each([
    ['nothing yet', ''],
    ['nothing', consents()],
    ['preferences', consents('preferencias')],
  ])('of who allows %s nothing is left', async (_what, cookie) => {
    const { headers } = await registering(newEmail(), cookie);
    expect(headers.getSetCookie().join()).not.toContain(pendingEventsName);
  });

  test('without a container nothing is left of anybody', async () => {
    const { status, headers } = await registering(newEmail(), all, bare.site);
    expect(status).toBe(303);
    expect(headers.getSetCookie().join()).not.toContain(pendingEventsName);
  });
});

const google = /google(?:tagmanager|-analytics|syndication|adservices)|doubleclick|GTM-/;
const pages = ['/', '/imoveis', '/politica-de-privacidade', login, '/nao-existe', '/pasta?chave=x'];

test.each(pages)('%s allows Google’s hosts in its policy only with a container', async (path) => {
  const [own, none] = [await analytics.site.get(path), await bare.site.get(path)];
  const policy = own.headers.get('content-security-policy')!.split('; ');
  const of = (name: string) => policy.find((each) => each.startsWith(`${name} `))!;
  expect(of('script-src')).toContain(' https://www.googletagmanager.com');
  for (const name of ['img-src', 'connect-src'])
    expect(of(name)).toContain(' https://*.google-analytics.com');
  expect(of('script-src')).not.toContain('unsafe');
  expect(own.html, 'no page asks for them itself').not.toMatch(
    /<(?:script|img|link|iframe)[^>]*google(?!\.client)/,
  );
  expect(none.headers.get('content-security-policy')).not.toMatch(google);
  expect(none.html).not.toMatch(google);
});

describe('taking consent back', () => {
  const cookies = `${all}; _ga=GA1; _ga_AB12=GS1; _gcl_au=1; ${pendingEventsName}=x; outro=1`;
  const choose = (cookie: string, fields: Record<string, string>, of = analytics.site) =>
    of.post('/recursos/cookies', fields, { cookie, referer: `${siteUrl}/` });
  const gone = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter((each) => /Max-Age=0/.test(each) && /^(_|medicao|outro)/.test(each));

  test('deletes Google’s cookies on host and parent domains without scripts', async () => {
    const over = gone(await choose(cookies, { cookies: 'recusar' }));
    const { hostname } = new URL(siteUrl);
    for (const name of ['_ga', '_ga_AB12', '_gcl_au'])
      for (const place of ['', `; Domain=${hostname}`, '; Domain=example.com.br'])
        expect(over).toContain(`${name}=; Path=/; Max-Age=0${place}; Secure`);
    expect(over.some((each) => each.startsWith(`${pendingEventsName}=;`))).toBe(true);
    expect(over.join()).not.toContain('outro');
  });

  test('of one category takes away that one’s', async () => {
    const names = (fields: Record<string, string>) =>
      choose(cookies, { cookies: 'escolha', ...fields }).then((answer) => [
        ...new Set(gone(answer).map((each) => each.split('=')[0])),
      ]);
    expect(await names({ estatisticas: 'sim' })).toEqual(['_gcl_au']);
    expect(await names({ marketing: 'sim' })).toEqual(['_ga', '_ga_AB12']);
    expect(await names({ marketing: 'sim', estatisticas: 'sim' })).toEqual([]);
  });

  test('leaves another site’s alone where there is no container', async () => {
    expect(gone(await choose(cookies, { cookies: 'recusar' }, bare.site))).toEqual([]);
  });
});

test('the privacy notice says what is true of this operator', async () => {
  const [own, none] = await Promise.all(
    [analytics.site, bare.site].map(async (each) => text((await each.get('/politica-de-privacidade')).html)),
  );
  const names = analyticsCookies.flatMap((each) => [...each.names]);
  for (const name of names) {
    expect(own).toContain(name);
    expect(none).not.toContain(`${name} `);
  }
  expect(own).toContain('o Google, só se você permitir estatísticas ou marketing');
  expect(own).not.toContain('Hoje o site não usa cookies desta categoria.');
  expect(none).toContain('Hoje o site não usa cookies desta categoria.');
  expect(none).not.toContain('Tag Manager');
});
