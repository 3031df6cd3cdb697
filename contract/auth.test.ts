import { expect, test } from 'vitest';
import { deleteAccountBody, userDataAnswer, userDataBody } from './account';
import {
  auditAnswer,
  checkEmailAnswer,
  doneAnswer,
  exchangeBody,
  googleLoginBody,
  loginBody,
  passwordBody,
  refreshBody,
  registerAnswer,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
  sessionsAnswer,
  verifyBody,
} from './auth';

const email = 'maria@exemplo.com.br';
const token = 'x'.repeat(16);
const device = 'x'.repeat(22);
const idToken = 'aa-_.bb.cc';
const senha = 'Praia do Rosa 2026!';
const [maria, born] = ['Maria Souza', '01/02/1990'];

test.each([
  ['signing in', loginBody, { email, password: 'x', device }],
  ['one tap', googleLoginBody, { credential: idToken, nonce: token, device }],
  ['a provider', exchangeBody, { provider: 'facebook', id_token: 'a.b.', nonce: token, device }],
  ['renewing', refreshBody, { refresh_token: 'x'.repeat(200) }],
  ['a letter’s link', verifyBody, { token }],
  ['a new password', resetPasswordBody, { token, password: senha, device: 'x'.repeat(64) }],
  ['another password', passwordBody, { current: 'x'.repeat(128), password: senha }],
  ['deleting an account', deleteAccountBody, { password: 'x'.repeat(128) }],
  [
    'registering',
    registerBody,
    {
      nome: maria,
      email,
      password: senha,
      dataNascimento: born,
      telefone: '+55 (11) 98765-4321',
      recebeNewsletter: true,
      termos: true,
    },
  ],
  [
    'own data',
    userDataBody,
    { nome: maria, telefone: '+55 (11) 98765-4321', dataNascimento: born, recebeNewsletter: true },
  ],
])('a call for %s arrives as it was made', (_, body, call) => {
  expect(body.parse(call)).toEqual(call);
});

test('who registers gets no letters of news unless it was asked for', () => {
  expect(registerBody.parse({ nome: maria, email, password: senha })).toMatchObject({
    recebeNewsletter: false,
    termos: true,
  });
  expect(userDataBody.parse({ nome: maria })).toEqual({ nome: maria, recebeNewsletter: false });
});

test.each([
  ['signing in without a password', loginBody, { email, password: '' }],
  ['signing in with a password of 129', loginBody, { email, password: 'x'.repeat(129) }],
  ['signing in without an e-mail', loginBody, { password: 'x' }],
  ['a device’s number that is too short', loginBody, { email, password: 'x', device: 'x'.repeat(21) }],
  ['a device’s number that is too long', loginBody, { email, password: 'x', device: 'x'.repeat(65) }],
  ['an id token of two parts', googleLoginBody, { credential: 'aa.bb', nonce: token }],
  ['an id token of other characters', googleLoginBody, { credential: 'aa.b b.cc', nonce: token }],
  ['an id token with something before it', googleLoginBody, { credential: ' aa.bb.cc', nonce: token }],
  ['an id token of nine kilobytes', googleLoginBody, { credential: `a.b.${'x'.repeat(8190)}`, nonce: token }],
  ['a provider that is none', exchangeBody, { provider: 'myspace', id_token: idToken }],
  ['a token that is too short', refreshBody, { refresh_token: 'x'.repeat(15) }],
  ['a token that is too long', verifyBody, { token: 'x'.repeat(201) }],
  ['a weak new password', resetPasswordBody, { token, password: 'x' }],
  ['another password that is weak', passwordBody, { password: 'x' }],
  ['deleting an account with an empty password', deleteAccountBody, { password: '' }],
  ['deleting an account with a password of 129', deleteAccountBody, { password: 'x'.repeat(129) }],
  ['registering without the terms', registerBody, { nome: maria, email, password: senha, termos: false }],
  ['registering by half a name', registerBody, { nome: 'Maria', email, password: senha }],
  ['a birthday that is none', userDataBody, { nome: maria, dataNascimento: '31/02/1990' }],
])('%s is refused', (_, body, call) => {
  expect(body.safeParse(call).success).toBe(false);
});

const session = { access_token: 'x', expires_in: 1 };
test.each([
  ['a bearer', { ...session, refresh_token: 'x'.repeat(500), user: { email, has_products: true } }],
  [
    'the longest bearer',
    { ...session, access_token: 'x'.repeat(3000), user: { email, has_products: false } },
  ],
])('a session tells %s and whose it is', (_, answer) => {
  expect(sessionAnswer.parse(answer)).toEqual(answer);
});

test.each([{}, { user: null }])(
  'a session of %j is nobody’s in particular, who has no properties',
  (user) => {
    expect(sessionAnswer.parse({ ...session, ...user }).user).toEqual({
      email: null,
      name: null,
      has_products: false,
    });
  },
);

test('who is told without a word on properties has none', () => {
  expect(sessionAnswer.parse({ ...session, user: { email } }).user).toEqual({ email, has_products: false });
});

test.each([
  ['an empty bearer', { access_token: '' }],
  ['a bearer that fits no cookie', { access_token: 'x'.repeat(3001) }],
  ['no time to live', { expires_in: 0 }],
  ['a token to renew it that fits no cookie', { refresh_token: 'x'.repeat(501) }],
  ['an e-mail that is none', { user: { email: 'x'.repeat(255) } }],
])('a session with %s is not believed', (_, fault) => {
  expect(sessionAnswer.safeParse({ ...session, ...fault }).success).toBe(false);
});

const at = '2026-11-22T12:00:00Z';
test.each([
  ['done', doneAnswer, { status: 'success' }],
  ['registered', registerAnswer, { data: { username: email } }],
  ['whether an e-mail is known', checkEmailAnswer, { email_exists: true }],
  [
    'open sessions',
    sessionsAnswer,
    {
      data: [
        {
          id: '1',
          device: 'Chrome no Windows',
          place: 'São Paulo',
          provider: 'google',
          created_at: at,
          last_used_at: at,
          current: true,
        },
      ],
    },
  ],
  [
    'the trail',
    auditAnswer,
    { data: [{ at, kind: 'signed-in', provider: 'google', device: 'Chrome', place: 'SP' }] },
  ],
  [
    'own data',
    userDataAnswer,
    {
      nome: maria,
      email,
      telefone: null,
      dataNascimento: born,
      recebeNewsletter: true,
      emailValidado: true,
      temSenha: false,
      exclusaoEm: at,
    },
  ],
])('an answer on %s is read whole', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});

test('a session that is not said to be this one is another', () => {
  const one = { id: '1', device: 'Chrome', created_at: at, last_used_at: at };
  expect(sessionsAnswer.parse({ data: [one] }).data[0]!.current).toBe(false);
});
