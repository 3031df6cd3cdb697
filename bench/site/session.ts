import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { createLogger } from '@api/platform/process/log';
import { createSeals } from '@server/http/seals';
import { sessionCookie, sessionMaxAge } from '~/features/account/session/visitor-session.server';
import { accountWithSession } from '@tests/support/signed-in-visitor';

export const sessionSecret = 'a secret of the bench that seals the cookies of nobody';

/** `Cookie` header of a new session; the website may be running. */
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
