import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyticsCookies } from '~/features/marketing/analytics/analytics-cookies';
import { leftToTellName } from '~/features/marketing/analytics/left-to-tell';
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
  told,
} from './analytics-sites';

const host = await keyHost();
const network = setupServer(...host.handlers);
beforeAll(() => network.listen({ onUnhandledRequest: onlyOwnNetwork }));
afterAll(() => network.close());
const analytics = siteWithAnalytics({ GOOGLE_CLIENT_ID: googleClientId });
const bare = siteWithoutAnalytics();

describe('signing in', () => {
  const registering = (email: string, cookie: string, of = analytics.site) =>
    of.post(
      login,
      { etapa: 'registration', nome: 'Clara Nunes', email, senha: password, termos: 'on' },
      { cookie },
    );
  const hash = expect.stringMatching(/^[\da-f]{32}$/);

  test('a new account is a sign_up, with a keyed hash of its number; the next time it is a login', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const answers = [await registering(one, all), await registering(other, all)];
    const [first, second] = answers.flatMap(told);
    expect(first).toEqual({ event: 'sign_up', method: 'email', user_id: hash });
    expect(second).toEqual({ event: 'sign_up', method: 'email', user_id: hash });
    expect(first).not.toEqual(second);
    const again = await analytics.site.post(
      login,
      { etapa: 'login', email: one, senha: password },
      { cookie: all },
    );
    expect(told(again)).toEqual([{ event: 'login', method: 'email' }]);
    for (const { headers } of [...answers, again]) {
      const left = decodeURIComponent(
        headers.getSetCookie().find((each) => each.startsWith(leftToTellName))!,
      );
      expect(left).not.toMatch(/@|Clara|Nunes/);
      expect(left).toContain('Max-Age=300');
    }
  });

  test('the same registration sent twice makes one account, and is then a login', async () => {
    const email = newEmail();
    await registering(email, all);
    expect(told(await registering(email, all))).toEqual([{ event: 'login', method: 'email' }]);
  });

  test('a wrong password is nothing to tell', async () => {
    const email = newEmail();
    await register(analytics.site, email);
    expect(
      told(await analytics.site.post(login, { etapa: 'login', email, senha: 'x' }, { cookie: all })),
    ).toEqual([]);
  });

  test('by Google the first time is a sign_up, the next one a login, also where the session is the house’s own', async () => {
    const email = newEmail();
    const tap = async () => {
      const { headers, html } = await analytics.site.get('/recursos/um-toque', { headers: { cookie: all } });
      const claims = { iss: 'https://accounts.google.com', aud: googleClientId, azp: googleClientId };
      const { nonce } = JSON.parse(html);
      const credential = await signed(host.own, { ...claims, nonce, email, sub: email });
      const cookie = `${all}; ${cookieOf(headers)}`;
      return told(await analytics.site.post('/recursos/um-toque', { credential, lastPage: '/' }, { cookie }));
    };
    expect(await tap()).toEqual([{ event: 'sign_up', method: 'google', user_id: hash }]);
    expect(await tap()).toEqual([{ event: 'login', method: 'google' }]);
  });

  test.each([
    ['nothing yet', ''],
    ['nothing', consents()],
    ['preferences', consents('preferencias')],
  ])('of who allows %s nothing is left', async (_what, cookie) => {
    const { headers } = await registering(newEmail(), cookie);
    expect(headers.getSetCookie().join()).not.toContain(leftToTellName);
  });

  test('without a container nothing is left of anybody', async () => {
    const { status, headers } = await registering(newEmail(), all, bare.site);
    expect(status).toBe(303);
    expect(headers.getSetCookie().join()).not.toContain(leftToTellName);
  });
});

const google = /google(?:tagmanager|-analytics|syndication|adservices)|doubleclick|GTM-/;
const pages = ['/', '/imoveis', '/politica-de-privacidade', login, '/nao-existe', '/pasta?chave=x'];

test.each(pages)(
  '%s lets Google’s hosts in where there is a container, and names none where there is none',
  async (path) => {
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
  },
);

describe('taking consent back', () => {
  const cookies = `${all}; _ga=GA1; _ga_AB12=GS1; _gcl_au=1; ${leftToTellName}=x; outro=1`;
  const choose = (cookie: string, fields: Record<string, string>, of = analytics.site) =>
    of.post('/recursos/cookies', fields, { cookie, referer: `${siteUrl}/` });
  const gone = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter((each) => /Max-Age=0/.test(each) && /^(_|medicao|outro)/.test(each));

  test('takes away Google’s cookies on the host and its parents, without scripts as well', async () => {
    const over = gone(await choose(cookies, { cookies: 'recusar' }));
    const { hostname } = new URL(siteUrl);
    for (const name of ['_ga', '_ga_AB12', '_gcl_au'])
      for (const place of ['', `; Domain=${hostname}`, '; Domain=example.com.br'])
        expect(over).toContain(`${name}=; Path=/; Max-Age=0${place}; Secure`);
    expect(over.some((each) => each.startsWith(`${leftToTellName}=;`))).toBe(true);
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
