import { randomUUID } from 'node:crypto';
import type { RegisterInput, SessionAnswer } from '@contract/auth';
import { unknownPlace } from '@domain/geo/geolocation';
import type { Caller } from '~/back-end/caller.server';
import type { ApiClient } from '~/back-end/client.server';

export const testPassword = 'Jangada#1962';
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Who asks in a test; each has an address of its own unless it is given, so that limits do not meet. */
export const testCaller = (ip = freshAddress()): Caller => ({
  visitor: { ...unknownPlace, ip, region: 'RJ' },
  userAgent: chromeOnWindows,
});

const freshAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** A registration that is in order, of an e-mail that nobody has. */
export const registration = (changes: Partial<RegisterInput> = {}): RegisterInput => ({
  nome: 'Clara Nunes',
  email: `clara-${randomUUID()}@exemplo.com.br`,
  password: testPassword,
  ...changes,
});

/** A registered and signed-in customer of the back end under test. */
export async function signedInCustomer(client: ApiClient, changes: Partial<RegisterInput> = {}) {
  const [person, caller] = [registration(changes), testCaller()];
  await client.auth(caller).register(person);
  const session: SessionAnswer = await client
    .auth(caller)
    .login({ email: person.email, password: person.password });
  return { ...person, session, caller, customer: client.as(session.access_token, caller) };
}
