import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type favoritesAnswer, favoritesQuery, favoriteQuery, maxFavorites } from '@contract/favorites';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { ApiError, productNotFound } from '@api/errors';
import { writing } from '@api/first-write';
import { addFavorite, type FavoriteOf, favoritesOf, removeFavorite } from '@api/repositories/favorites';
import { type KeptProduct, keptProducts } from '@api/repositories/kept-products';
import { conditionValues } from '@domain/taxonomy/conditions';
import { idParam, valid } from './validate';

/** In lower case (spec 2 §7); which one the property really has, the list tells. */
const condition = `:condition{${conditionValues.map((value) => value.toLowerCase()).join('|')}}`;
const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/**
 * The bearer's favourites: `GET clientArea/favorite`, and a property added or taken away. 401 without a session, 404 for
 * no property, 409 over the limit.
 */
export function favoriteRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.get('/clientArea/favorite', async (context) => {
    const { account } = await customerOf(context, db);
    const { cards } = valid(favoritesQuery, context.req.query());
    const rows = await favoritesOf(db, account.id);
    const productOf = cards
      ? await keptProducts(
          db,
          rows.map(({ property_id }) => property_id),
        )
      : () => null;
    return context.json({
      data: rows.map(({ property_id: code, condition, negotiation, created_at }) => ({
        code,
        condition,
        negotiation,
        created_at: created_at.toISOString(),
        ...asFavorite(productOf(code, negotiation)),
      })),
    } satisfies z.input<typeof favoritesAnswer>);
  });

  /** What a call means: the account is always the bearer's. */
  const asked = async (context: Context): Promise<FavoriteOf> => {
    const { account } = await customerOf(context, db);
    const { negociationType: negotiation } = valid(favoriteQuery, context.req.query());
    const property = idParam(context.req.param('code'));
    if (property === null) throw productNotFound();
    return { account: account.id, property, negotiation };
  };

  routes.post(`/clientArea/favorite/:code/${condition}`, async (context) => {
    const outcome = await addFavorite(writing(context, db), await asked(context));
    if (outcome === 'unknown') throw productNotFound();
    if (outcome === 'full') throw tooMany();
    return context.json(done);
  });

  routes.delete(`/clientArea/favorite/:code/${condition}`, async (context) => {
    if (!(await removeFavorite(writing(context, db), await asked(context)))) throw productNotFound();
    return context.json(done);
  });

  return routes;
}

const asFavorite = (kept: KeptProduct | null) =>
  kept?.product ? { ...kept, product: { ...kept.product, favorite: 1 as const } } : kept;

const tooMany = () =>
  new ApiError(
    409,
    'TOO_MANY_FAVORITES',
    `Seus favoritos já têm ${maxFavorites} imóveis. Retire algum para guardar este.`,
  );
