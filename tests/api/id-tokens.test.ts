import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SocialProvider } from '@domain/people/providers';
import { testApi } from '../support/api';
import { testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import {
  type Claims,
  clientId,
  googleClientId,
  keyHost,
  nonce,
  providers,
  signed,
  unsigned,
} from '../support/id-tokens';

const host = await keyHost();
const network = setupServer(...host.handlers);
const seconds = () => Math.floor(Date.now() / 1000);
const refused = { status: 401, code: 'IDENTITY_REFUSED' };
const notProven = {
  status: 422,
  answer: { errors: { email: [expect.stringContaining('Entre com seu e-mail')] } },
};

let database: TestDatabase;
let auth: ReturnType<ReturnType<typeof testApi>['client']['auth']>;
beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'error' });
  database = await openTestDatabase();
  auth = testApi(database, undefined, providers).client.auth(testCaller());
});
afterAll(async () => {
  network.close();
  await database.close();
});

const accounts = async () =>
  Number(
    (
      await database.db
        .selectFrom('account')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** What a token of Google itself says. */
const googles = { iss: 'https://accounts.google.com', aud: googleClientId, azp: googleClientId };
const exchange = (id_token: string, given: string | null = nonce, provider: SocialProvider = 'facebook') =>
  auth.exchange({ provider, id_token, nonce: given });
const oneTap = (credential: string) => auth.loginGoogle({ credential, nonce });

it('loginGoogle requires a nonce only if the credential has one', async () => {
  const alone = await signed(host.own, {
    ...googles,
    sub: 'sem-nonce',
    email: 'sem-nonce@exemplo.com.br',
    nonce: undefined,
  });
  expect(await auth.loginGoogle({ credential: alone })).toMatchObject({ user: { has_products: false } });
  const bound = await signed(host.own, { ...googles, sub: 'com-nonce', email: 'com-nonce@exemplo.com.br' });
  await expect(auth.loginGoogle({ credential: bound })).rejects.toMatchObject(refused);
});

/** What is wrong with a token, in its claims, its signature or the nonce that comes with it. */
const faults: [string, (base: Claims) => Promise<string> | string][] = [
  ['a wrong audience', (base) => signed(host.own, { ...base, aud: 'outro-site' })],
  ['no audience', (base) => signed(host.own, { ...base, aud: undefined })],
  [
    'an audience besides us',
    (base) => signed(host.own, { ...base, aud: [clientId, googleClientId, 'outro'] }),
  ],
  ['another party that it was made for', (base) => signed(host.own, { ...base, azp: 'outro-site' })],
  ['a wrong issuer', (base) => signed(host.own, { ...base, iss: 'https://identidade.example.com/conta' })],
  [
    'an issuer with a slash more',
    (base) => signed(host.own, { ...base, iss: 'https://identidade.example/conta/' }),
  ],
  ['no issuer', (base) => signed(host.own, { ...base, iss: undefined })],
  ['a wrong nonce', (base) => signed(host.own, { ...base, nonce: 'de-outro-navegador-qualquer' })],
  ['no nonce', (base) => signed(host.own, { ...base, nonce: undefined })],
  ['a nonce that is no text', (base) => signed(host.own, { ...base, nonce: [nonce] })],
  ['an end that is past', (base) => signed(host.own, { ...base, exp: seconds() - 120 })],
  ['no end', (base) => signed(host.own, { ...base, exp: undefined })],
  ['a beginning long ago', (base) => signed(host.own, { ...base, iat: seconds() - 3000 })],
  ['a beginning to come', (base) => signed(host.own, { ...base, iat: seconds() + 600 })],
  ['no beginning', (base) => signed(host.own, { ...base, iat: undefined })],
  ['no subject', (base) => signed(host.own, { ...base, sub: undefined })],
  ['an empty subject', (base) => signed(host.own, { ...base, sub: '' })],
  ['no signature (none)', (base) => unsigned(base)],
  ['a signature cut off', async (base) => (await signed(host.own, base)).replace(/[^.]+$/, '')],
  ['a foreign key under our key’s name', (base) => signed(host.foreign, base)],
  ['a foreign key under another name', (base) => signed(host.foreign, base, { kid: 'z' })],
  [
    'a claim changed after signing',
    async (base) => {
      const [header, , signature] = (await signed(host.own, base)).split('.');
      const [, claims] = (await signed(host.own, { ...base, sub: 'outra-pessoa' })).split('.');
      return [header, claims, signature].join('.');
    },
  ],
  [
    'the public key as a shared secret',
    (base) => signed(new TextEncoder().encode(host.publicKey.n), base, { alg: 'HS256' }),
  ],
];

describe.each([
  { way: 'exchange', base: {} },
  { way: 'one tap', base: googles },
])('the $way', ({ way: flow, base }) => {
  const send = (token: string, by = auth) =>
    flow === 'exchange'
      ? by.exchange({ provider: 'facebook', id_token: token, nonce })
      : by.loginGoogle({ credential: token, nonce });

  it.each(faults)('refuses a token with %s', async (_fault, make) => {
    const before = await accounts();
    await expect(send(await make(base))).rejects.toMatchObject(refused);
    expect(await accounts()).toBe(before);
  });

  it.each([
    ['that is not verified', { email_verified: false }],
    ['of which nothing is said', { email_verified: undefined }],
    ['that is verified as a text', { email_verified: 'true' }],
    ['that is missing', { email: undefined }],
    ['that is none', { email: 'clara' }],
  ])('refuses an e-mail %s, and says so', async (_fault, claims) => {
    const before = await accounts();
    await expect(send(await signed(host.own, { ...base, ...claims }))).rejects.toMatchObject(notProven);
    expect(await accounts()).toBe(before);
  });

  it('takes a token that is in order, and each only once', async () => {
    const token = await signed(host.own, { ...base, sub: `certa-${flow}` });
    await expect(send(token)).resolves.toMatchObject({ user: { email: 'clara@exemplo.com.br' } });
    await expect(send(token)).rejects.toMatchObject(refused);
    // The same signature, written in another way.
    const last = token.at(-1)!;
    await expect(send(token.slice(0, -1) + (last === 'A' ? 'B' : 'A'))).rejects.toMatchObject(refused);
  });

  it('says that the provider is away where its keys are not to be had', async () => {
    host.away(true);
    const fresh = testApi(database, undefined, providers).client.auth(testCaller());
    const token = await signed(host.own, { ...base, sub: `fora-${flow}` });
    await expect(send(token, fresh)).rejects.toMatchObject({ status: 503, code: 'PROVIDER_AWAY' });
    host.away(false);
    await expect(send(token, fresh)).resolves.toHaveProperty('access_token');
  });
});

it('takes a key on a curve too', async () => {
  const token = await signed(host.ec, { sub: 'curva' }, { alg: 'ES256', kid: 'b' });
  await expect(exchange(token)).resolves.toHaveProperty('access_token');
});

it('exchange accepts no nonce only for a Google token issued without one', async () => {
  const made = await signed(host.own, { ...googles, sub: 'g-1', nonce: undefined });
  await expect(exchange(made, null, 'google')).resolves.toHaveProperty('access_token');
  const oneTaps = await signed(host.own, { ...googles, sub: 'g-2' });
  await expect(exchange(oneTaps, null, 'google')).rejects.toMatchObject(refused);
});

it('takes Google’s other name for itself for the same', async () => {
  for (const iss of ['accounts.google.com', 'https://accounts.google.com'])
    await oneTap(
      await signed(host.own, { ...googles, iss, sub: 'g-3', email: 'duas@exemplo.com.br', jti: iss }),
    );
  const links = database.db.selectFrom('account_identity').selectAll().where('subject', '=', 'g-3');
  expect(await links.execute()).toHaveLength(1);
});

it.each([
  ['Google’s own token for another provider', () => signed(host.own, googles), 'facebook'],
  ['the service’s token without the nonce', () => signed(host.own, { nonce: undefined }), 'facebook'],
] as const)('refuses %s', async (_name, make, provider) => {
  await expect(exchange(await make(), null, provider)).rejects.toMatchObject(refused);
});

it('knows no call of a provider that is not set up', async () => {
  const bare = testApi(database).client.auth(testCaller());
  const token = await signed(host.own);
  const unknown = { status: 404 };
  await expect(bare.exchange({ provider: 'google', id_token: token, nonce })).rejects.toMatchObject(unknown);
  await expect(bare.loginGoogle({ credential: token, nonce })).rejects.toMatchObject(unknown);
});
