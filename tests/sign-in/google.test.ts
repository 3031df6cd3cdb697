import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeFlash } from '~/domain/snackbar';
import { openSite, siteUrl } from '../imoveis/site';
import { type Claims, googleClientId, keyHost, signed } from '../support/id-tokens';
import { noAnswer } from '../support/no-answer';
import { testSeals } from '../support/visitor';
import { onlyOwnNetwork } from '../support/only-own-network';
import { cookieOf } from './visitor';

/** Google, at the network's edge: it has fixed addresses, and its package no PKCE. */
const tokenUrl = 'https://oauth2.googleapis.com/token';
const profileUrl = 'https://www.googleapis.com/oauth2/v3/userinfo';
const host = await keyHost();
const network = setupServer(...host.handlers);
const refused = 'Algo de errado ocorreu, tente novamente mais tarde.';
const away = 'A entrada com o Google está fora do ar. Entre com seu e-mail ou tente novamente mais tarde.';

let site: Awaited<ReturnType<typeof openSite>>;
let tokenRequest: URLSearchParams | undefined;
/** What the browser was sent there with, and Google's id tokens repeat. */
let nonce: string | undefined;
const person = { sub: 'g-7', email: 'tom@exemplo.com.br', email_verified: true, name: 'Antônio Carlos' };
const claims = { ...person, iss: 'https://accounts.google.com', aud: googleClientId };
const tokens = async (changes: Claims = {}) =>
  HttpResponse.json({
    access_token: 'a',
    token_type: 'Bearer',
    expires_in: 3600,
    id_token: await signed(host.own, { ...claims, nonce, ...changes }),
  });

beforeAll(async () => {
  network.listen({ onUnhandledRequest: onlyOwnNetwork });
  site = await openSite([], {
    GOOGLE_CLIENT_ID: googleClientId,
    GOOGLE_CLIENT_SECRET: 'segredo',
  });
});
afterAll(async () => {
  network.close();
  await site.close();
});
beforeEach(() => {
  network.resetHandlers(
    ...host.handlers,
    http.post(tokenUrl, async ({ request }) => {
      tokenRequest = new URLSearchParams(await request.text());
      return tokens();
    }),
    http.get(profileUrl, () => HttpResponse.json(person)),
  );
});

/** There and back, as Google leads a browser that has signed in there. */
async function roundTrip(change: (query: URLSearchParams) => void = () => {}) {
  const begun = await site.post('/entrar/google', { lastPage: '/keyword' });
  const start = new URL(begun.headers.get('Location')!);
  nonce = start.searchParams.get('nonce') ?? undefined;
  const query = new URLSearchParams({ state: start.searchParams.get('state')!, code: 'um-codigo' });
  change(query);
  const cookie = cookieOf(begun.headers);
  const { headers } = await site.get(`/entrar/google/retorno?${query}`, { headers: { cookie } });
  const session = testSeals.read(cookieOf(headers), 'sessao') as {
    username: string;
    provider: string;
  } | null;
  return { start, headers, session, said: decodeFlash(cookieOf(headers))?.text };
}

describe('Google without the identity service', () => {
  test('brings its visitor in, under its name, and back to the saved page', async () => {
    const { start, headers, session } = await roundTrip();
    expect(start.origin + start.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(start.searchParams.get('redirect_uri')).toBe(`${siteUrl}/entrar/google/retorno`);
    expect(Object.fromEntries(tokenRequest!)).toMatchObject({ code: 'um-codigo', client_secret: 'segredo' });
    expect(headers.get('Location')).toBe('/keyword');
    expect(session).toMatchObject({ username: person.email, provider: 'google' });
  });

  test.each<[string, Claims | null]>([
    ['no profile at all', null],
    ['a profile without an id', { sub: undefined }],
    ['a profile without an e-mail', { email: undefined }],
    ['an e-mail that is not verified', { email_verified: false }],
    ['an e-mail of which nothing is said', { email_verified: undefined }],
  ])('refuses %s', async (_name, changes) => {
    network.use(
      http.get(profileUrl, () =>
        changes
          ? HttpResponse.json({ ...person, ...changes })
          : HttpResponse.json({ error: 'invalid_request' }, { status: 401 }),
      ),
    );
    expect(await roundTrip()).toMatchObject({ session: null, said: refused });
  });

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['an id token for another site', () => tokens({ aud: 'outro-site' }), refused],
    ['an id token of a one tap', () => tokens({ nonce: 'um-numero-sorteado' }), refused],
    ['an id token without its nonce', () => tokens({ nonce: undefined }), refused],
    ['no id token', () => HttpResponse.json({ access_token: 'a', token_type: 'Bearer' }), refused],
    [
      'a code that it does not know',
      () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }),
      refused,
    ],
    ['nothing', noAnswer, away],
    ['a page in place of an answer', () => HttpResponse.html('<h1>502</h1>'), away],
  ])('that answers with %s signs nobody in', async (_name, answer, text) => {
    network.use(http.post(tokenUrl, answer));
    expect(await roundTrip()).toMatchObject({ session: null, said: text });
  });

  test('refuses another state', async () => {
    const { session } = await roundTrip((query) => query.set('state', 'outro'));
    expect(session).toBeNull();
  });
});
