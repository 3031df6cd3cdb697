import { Hono } from 'hono';
import type { z } from 'zod';
import type { newProductsAnswer } from '@contract/new-products';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { cardsOf } from '@api/repositories/cards';
import { newProductsFor } from '@api/repositories/new-products';

/** `GET clientArea/newProducts`: what is new for the bearer. */
export function newProductRoutes({ db }: ApiDeps): Hono {
  return new Hono().get('/clientArea/newProducts', async (context) => {
    const { account } = await customerOf(context, db);
    const { rows, total } = await newProductsFor(db, account.id);
    return context.json({ data: await cardsOf(db, rows), total } satisfies z.input<typeof newProductsAnswer>);
  });
}
