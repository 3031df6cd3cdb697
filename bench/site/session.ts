import { openDatabase } from '@api/db/engine';
import { readApiEnv } from '@api/env';
import { createLogger } from '@api/log';
import { createSeals } from '@server/seals';
import { sessionCookie, sessionMaxAge } from '~/features/account/session/visitor-session.server';
import { accountWithSession } from '@tests/support/signed-in-visitor';

/** What seals the cookies of the websites that are measured. */
export const sessionSecret = 'a secret of the bench that seals the cookies of nobody';

/** The `Cookie` header of somebody who has just signed in at a website with these settings, which may be running. */
export async function signedInCookie(settings: Record<string, string>): Promise<string> {
  const { db, close } = await openDatabase({
    ...readApiEnv(settings),
    log: createLogger('error'),
    join: true,
  });
  try {
    const { data } = await accountWithSession(db);
    return createSeals([sessionSecret], false).cookie(sessionCookie, data, sessionMaxAge).split(';', 1)[0]!;
  } finally {
    await close();
  }
}
