import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type productHistoryAnswer, productHistoryQuery } from '@contract/product-history';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { keepsProperty } from '@api/repositories/favorites';
import { ownershipsOf } from '@api/repositories/owners';
import { historyOf } from '@api/repositories/product-history';
import { idParam, valid } from './validate';

/**
 * `GET productHistory/{id}`: what happened to a property, for whom `PRICE_HISTORY` shows it; all others are answered as of
 * a property that is not there. 401 where a bearer has ended.
 */
export function productHistoryRoutes({ db, priceHistory }: ApiDeps): Hono {
  const mayRead = async (context: Context, property: number): Promise<boolean> => {
    if (priceHistory !== 'kept') return priceHistory === 'public';
    if (!context.req.header('authorization')) return false;
    const { account } = await customerOf(context, db);
    return (
      (await keepsProperty(db, account.id, property)) ||
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
