import type { AppLoadContext } from '@remix-run/node';
import { logged } from '@domain/kernel/logged';
import type { CustomerApi } from '~/back-end/client.server';
import { isSignedOut } from '~/back-end/errors.server';

type Context = Pick<AppLoadContext, 'session' | 'log'>;

/** For calls whose answer a page can do without. */
export const customerShare = 0.6;

/** Optional personal data: null if signed out or on failure (logged). A rejected bearer ends the session. */
export async function forCustomer<T>(
  { session, log }: Context,
  request: (customer: CustomerApi) => Promise<T>,
): Promise<T | null> {
  if (!session.user) return null;
  try {
    const customer = await session.customer();
    return customer && (await request(customer));
  } catch (error) {
    if (!isSignedOut(error)) return logged(log, 'favorites of a page unavailable', () => null)(error);
    session.end();
    return null;
  }
}
