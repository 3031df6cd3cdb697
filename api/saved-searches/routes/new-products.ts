import { Hono } from 'hono';
import type { z } from 'zod';
import type { newProductsAnswer } from '@contract/new-products';
import type { SavedSearchesDeps } from '../deps';
import { customerOf } from '@api/accounts/bearer';
import { cardsOf } from '@api/properties/queries/cards';
import { newProductsFor } from '../queries/new-products';

export function newProductRoutes({ db }: SavedSearchesDeps): Hono {
  return new Hono().get('/clientArea/newProducts', async (context) => {
    const { account } = await customerOf(context, db);
    const { rows, total } = await newProductsFor(db, account.id);
    return context.json({ data: await cardsOf(db, rows), total } satisfies z.input<typeof newProductsAnswer>);
  });
}
