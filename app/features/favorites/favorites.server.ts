import type { AppLoadContext } from '@remix-run/node';
import { customerShare, forCustomer } from '../account/session/for-customer.server';

/** Favorite ids of a signed-in visitor; null if signed out, empty if the back end fails. */
export async function favoriteIds(
  context: Pick<AppLoadContext, 'session' | 'log'>,
): Promise<number[] | null> {
  const favorites = await forCustomer(context, (customer) =>
    customer.favorites({ budgetShare: customerShare }),
  );
  if (favorites) return [...new Set(favorites.data.map(({ code }) => code))];
  return context.session.user && [];
}
