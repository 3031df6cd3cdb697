import type { AppLoadContext } from '@remix-run/node';
import { customerTimeoutMs, forCustomer } from '~/features/account/session/for-customer.server';

/**
 * The ids of a signed-in visitor's favourites, for the hearts of a page; null for the signed-out. Where the back end
 * fails no heart is pressed.
 */
export async function favoriteIds(
  context: Pick<AppLoadContext, 'session' | 'log'>,
): Promise<number[] | null> {
  const favorites = await forCustomer(context, (customer) =>
    customer.favorites({ timeoutMs: customerTimeoutMs }),
  );
  if (favorites) return [...new Set(favorites.data.map(({ code }) => code))];
  return context.session.user && [];
}
