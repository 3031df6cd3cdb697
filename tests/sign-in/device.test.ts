import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOfAccount } from '@api/platform/http/limits';
import { deviceCookie } from '~/features/account/sign-in/device.server';
import { openSite } from '../imoveis/site';
import { makeAccount } from '../support/accounts';
import { testCaller } from '../support/customer';
import { createPasswords } from '@api/accounts/passwords';
import { cheap } from '../support/api';
import { cookieOf, password, register } from './visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());

const login = '/area-do-cliente/login';
const signIn = (email: string, cookie = '') =>
  site.post(login, { etapa: 'login', email, senha: password }, { cookie });
/** What a browser has left of an answer's cookies once its session is over. */
const deviceOnly = (cookie: string) =>
  cookie.split('; ').find((each) => each.startsWith(`__Host-${deviceCookie}=`))!;

test.each([
  ['registered', (email: string) => register(site, email)],
  [
    'signed in to for the first time',
    async (email: string) => {
      await makeAccount(site.db, {
        email,
        password: await createPasswords(cheap).hash(password, { ip: null }),
      });
      return cookieOf((await signIn(email)).headers);
    },
  ],
])('strangers’ wrong passwords do not block the browser it was %s from', async (how, begin) => {
  const email = `dona.${how.length}@exemplo.com.br`;
  const device = deviceOnly(await begin(email));
  for (let tries = 0; tries < failuresOfAccount.free + 1; tries += 1)
    await site.context.api
      .auth(testCaller())
      .login({ email, password: 'wrong' })
      .catch(() => {});
  expect((await signIn(email)).status).toBe(429);
  expect((await signIn(email, device)).status).toBe(303);
});
