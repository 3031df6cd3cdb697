import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type productHistoryAnswer, productHistoryQuery } from '@contract/product-history';
import type { OwnersDeps } from '../deps';
import { customerOf } from '@api/accounts/bearer';
import { isFavorite } from '@api/favorites/queries/favorites';
import { ownershipsOf } from '../queries/owners';
import { historyOf } from '@api/properties/queries/product-history';
import { idParam, valid } from '@api/platform/http/validate';

/** `GET productHistory/{id}`: null if `PRICE_HISTORY` hides it or the property is missing. 401: expired bearer. */
export function productHistoryRoutes({ db, priceHistory }: OwnersDeps): Hono {
  const mayRead = async (context: Context, property: number): Promise<boolean> => {
    if (priceHistory !== 'kept') return priceHistory === 'public';
    if (!context.req.header('authorization')) return false;
    const { account } = await customerOf(context, db);
    return (
      (await isFavorite(db, account.id, property)) ||
      (await ownershipsOf(db, account.id, property)).length > 0
    );
  };
  return new Hono().get('/productHistory/:id', async (context) => {
    const { negotiationType = 'sell' } = valid(productHistoryQuery, context.req.query());
    const id = idParam(context.req.param('id'));
    const isShown = id !== null && (await mayRead(context, id));
    return context.json({
      data: isShown ? await historyOf(db, id, negotiationType) : null,
    } satisfies z.input<typeof productHistoryAnswer>);
  });
}
