import type { AppLoadContext } from '@remix-run/node';
import { logged } from '@domain/logged';
import type { CustomerApi } from '~/back-end/client.server';
import { isSignedOut } from '~/back-end/errors.server';

type Context = Pick<AppLoadContext, 'session' | 'log'>;

/** No public page waits longer for what it adds for a signed-in visitor, in ms. */
export const customerTimeoutMs = 1500;

/**
 * What a public page adds for a signed-in visitor, and does without where it cannot be had: null for the signed-out, of
 * whom nothing is asked, and where the back end fails, which is logged. A session that the back end has ended is taken
 * away; the root's loader then leads the visitor home (root.tsx).
 */
export async function forCustomer<T>(
  { session, log }: Context,
  ask: (customer: CustomerApi) => Promise<T>,
): Promise<T | null> {
  if (!session.user) return null;
  try {
    const customer = await session.customer();
    return customer && (await ask(customer));
  } catch (error) {
    if (!isSignedOut(error))
      return logged(log, 'a page goes without what its visitor has put by', () => null)(error);
    session.end();
    return null;
  }
}
