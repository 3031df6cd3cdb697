import { hooks } from './composed';
import type { Insertable, Kysely } from 'kysely';
import { sessionAnswer } from '@contract/auth';
import { openSession } from '@api/accounts/open-session';
import { createPasswords } from '@api/accounts/passwords';
import type { Database } from '@api/database';
import type { AccountTables } from '@api/accounts/schema-accounts';
import { productSlug } from '@domain/brokerage/product-slug';
import { shownFirstName } from '~/domain/first-name';
import type { ApiClient } from '~/back-end/client.server';
import {
  sessionCookie,
  sessionMaxAge,
  type SessionData,
} from '~/features/account/session/visitor-session.server';
import { makeAccount } from './accounts';
import { testCaller, testPassword } from './customer';
import { testSeals } from './visitor';

/** A password is right at any cost: this one takes no time to check. */
const passwords = createPasswords({ ln: 8, r: 8, p: 1 });

/**
 * An account with a session of its own, made in the back end's database without the wait for a password, which is
 * `testPassword`: the row, what the back end answers to signing in, and what the browser's cookie holds of it.
 */
export async function accountWithSession(
  db: Kysely<Database>,
  given: Partial<Insertable<AccountTables['account']>> = {},
) {
  const account = await makeAccount(db, {
    password: await passwords.hash(testPassword, { ip: null }),
    ...given,
  });
  const device = { device: 'Chrome no Windows', place: 'Rio de Janeiro', ip: '10.0.0.1' };
  const answer = sessionAnswer.parse(
    await openSession(db, account, { provider: productSlug, caller: device, hooks }),
  );
  const data: SessionData = {
    username: account.email,
    provider: productSlug,
    firstName: shownFirstName(account.name),
    token: answer.access_token,
    expires: Date.now() + answer.expires_in * 1000,
    refreshToken: answer.refresh_token,
    hasProducts: false,
    begun: Date.now(),
  };
  return { account, answer, data };
}

/**
 * An account and its owner in front of the website, signed in: `cookie` is the `Cookie` header of their browser,
 * `customer` their calls.
 */
export async function signedInVisitor(
  { db, context: { api } }: { db: Kysely<Database>; context: { api: ApiClient } },
  given: Partial<Insertable<AccountTables['account']>> = {},
) {
  const { account, answer, data } = await accountWithSession(db, given);
  return {
    account,
    cookie: testSeals.cookie(sessionCookie, data, sessionMaxAge).split(';')[0]!,
    customer: api.as(answer.access_token, testCaller()),
  };
}
