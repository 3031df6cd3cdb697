import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unknownPlace } from '@domain/geo/geolocation';
import { consentName, encodeConsent, optionalPurposes } from '~/features/marketing/consent/consent';
import { decodeFlash } from '~/domain/snackbar';
import { loader } from '~/root';
import { openSite, siteUrl } from '../imoveis/site';
import { type Claims, googleClientId, keyHost, signed } from '../support/id-tokens';
import { testSeals, visitorSession } from '../support/visitor';
import { signedInVisitor } from '../support/signed-in-visitor';
import { onlyOwnNetwork } from '../support/only-own-network';
import { cookieOf } from './visitor';

type Site = Awaited<ReturnType<typeof openSite>>;
const host = await keyHost();
const network = setupServer(...host.handlers);
let [site, bare]: Site[] = [];
beforeAll(async () => {
  network.listen({ onUnhandledRequest: onlyOwnNetwork });
  site = await openSite([], { GOOGLE_CLIENT_ID: googleClientId });
  bare = await openSite([]);
});
afterAll(async () => {
  network.close();
  await Promise.all([site!.close(), bare!.close()]);
});

const address = '/recursos/um-toque';
const consents = (...purposes: Parameters<typeof encodeConsent>[0]) =>
  `${consentName}=${encodeConsent(purposes, new Date())}`;
const allowed = consents('marketing');
const ask = (cookie: string, of = site!) => of.get(address, { headers: { cookie } });
/** Whether a document's scripts are told to load it. */
async function letsIn(cookie: string, path: string, { context } = site!) {
  const request = new Request(siteUrl + path, { headers: { cookie } });
  const session = visitorSession(context.api, cookie);
  const own = { session, visitor: unknownPlace, region: 'SP' as const, answer: {} };
  const answer = await loader({ request, params: {}, context: { ...context, ...own } });
  return answer?.data.oneTap ?? false;
}

describe('one tap is offered', () => {
  test('with a nonce of this browser, which all its tabs share', async () => {
    const { status, headers, html } = await ask(allowed);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const { clientId, nonce } = JSON.parse(html);
    expect([clientId, nonce]).toEqual([googleClientId, expect.stringMatching(/^[\w-]{32}$/)]);
    const [other, again] = [await ask(allowed), await ask(`${allowed}; ${cookieOf(headers)}`)];
    expect(JSON.parse(other.html).nonce).not.toBe(nonce);
    expect(JSON.parse(again.html).nonce).toBe(nonce);
  });

  test.each([
    ['who has not chosen', ''],
    ['who refused', consents()],
    ['who allows all but marketing', consents(...optionalPurposes.filter((each) => each !== 'marketing'))],
  ])('not to %s', async (_who, cookie) => {
    expect((await ask(cookie)).status).toBe(404);
  });

  test('not to the signed-in, nor where it is not set up', async () => {
    const { cookie } = await signedInVisitor(site!);
    expect((await ask(`${allowed}; ${cookie}`)).status).toBe(404);
    expect((await ask(allowed, bare)).status).toBe(404);
  });
});

describe('what Google gave the browser', () => {
  const claims = { iss: 'https://accounts.google.com', aud: googleClientId, azp: googleClientId };
  const hand = async (credential: string, cookie: string, lastPage = '/sobre-nos/contato?a=1') =>
    site!.post(address, { credential, lastPage }, { cookie });
  async function begun(changes: Claims = {}) {
    const { headers, html } = await ask(allowed);
    const credential = await signed(host.own, { ...claims, nonce: JSON.parse(html).nonce, ...changes });
    return { credential, cookie: cookieOf(headers) };
  }
  const sessionOf = (headers: Headers) => testSeals.read(cookieOf(headers), 'sessao');
  const flashText = (headers: Headers) => decodeFlash(cookieOf(headers))?.text;

  test('signs in, on the same page, as the house’s own sign-in; and once', async () => {
    const { credential, cookie } = await begun({ email: 'toque@exemplo.com.br', sub: 'toque' });
    const { status, headers } = await hand(credential, cookie);
    expect([status, headers.get('Location')]).toEqual([303, '/sobre-nos/contato?a=1']);
    expect(sessionOf(headers)).toMatchObject({ username: 'toque@exemplo.com.br', provider: 'bossa-nova' });
    const identities = site!.db
      .selectFrom('account_identity')
      .select(['issuer', 'provider'])
      .where('subject', '=', 'toque');
    expect(await identities.execute()).toEqual([
      { issuer: 'https://accounts.google.com', provider: 'google' },
    ]);
    const again = await hand(credential, cookie);
    expect([sessionOf(again.headers), flashText(again.headers)]).toEqual([
      null,
      'Algo de errado ocorreu, tente novamente mais tarde.',
    ]);
  });

  test.each<[string, () => Promise<{ credential: string; cookie: string }>]>([
    ['another browser’s', async () => ({ ...(await begun()), cookie: '' })],
    ['one with another nonce', () => begun({ nonce: 'de-outro-navegador-qualquer' })],
    ['one without', () => begun({ nonce: undefined })],
    ['another site’s', () => begun({ aud: 'outro', azp: undefined })],
    ['nothing', async () => ({ ...(await begun()), credential: '' })],
    ['no token', async () => ({ ...(await begun()), credential: '<script>alert(1)</script>' })],
  ])('is refused where it is %s', async (_name, make) => {
    const { credential, cookie } = await make();
    const { status, headers } = await hand(credential, cookie, '//evil.example');
    expect([status, headers.get('Location'), sessionOf(headers)]).toEqual([303, '/', null]);
    expect(flashText(headers)).toBe('Algo de errado ocorreu, tente novamente mais tarde.');
  });

  test('an address that Google does not vouch for is told so', async () => {
    const { credential, cookie } = await begun({ email_verified: false });
    const { headers } = await hand(credential, cookie);
    expect(flashText(headers)).toBe('Não recebemos um e-mail confirmado. Entre com seu e-mail e senha.');
  });
});

test('a page allows One Tap only with consent, signed out and public', async () => {
  const page = '/usado/venda/sao-paulo/moema/apartamento/7';
  expect(await letsIn(allowed, page)).toBe(true);
  for (const cookie of ['', consents('preferencias')]) expect(await letsIn(cookie, page)).toBe(false);
  const { cookie } = await signedInVisitor(site!);
  expect(await letsIn(`${allowed}; ${cookie}`, page)).toBe(false);
  for (const path of ['/area-do-cliente/login', '/login-home'])
    expect(await letsIn(allowed, path)).toBe(false);
  expect(await letsIn(allowed, page, bare)).toBe(false);
});
