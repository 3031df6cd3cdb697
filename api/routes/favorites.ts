import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type favoritesAnswer, favoritesQuery, favoriteQuery } from '@contract/favorites';
import { keepInFolderBody, type keptAnswer, type removedAnswer } from '@contract/folders';
import type { ApiDeps } from '@api/deps';
import { writing } from '@api/first-write';
import { favoritesOf, keepHome, type Kept } from '@api/repositories/favorites';
import { keptProducts } from '@api/repositories/kept-products';
import { emptyAll, removeEverywhere } from '@api/repositories/removals';
import { conditionValues } from '@domain/taxonomy/conditions';
import { asFavorite, homeIn, keeperOf, refusedFolder, told, tooManyHomes } from './favorite-parts';
import { jsonBody, valid } from './validate';
import { productNotFound } from '@api/errors';

/** In lower case (spec 2 §7); which one the property really has, the list tells. */
const condition = `:condition{${conditionValues.map((value) => value.toLowerCase()).join('|')}}`;
const fromAll = '/clientArea/favorites/remove/:code/from-all-folders';

/**
 * The bearer's kept homes, whatever folders they lie in (spec 2 §7): the list, a heart that keeps and takes away, a folder
 * that keeps. 401 without a session, 404 for no property or folder, 409 over a limit.
 */
export function favoriteRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.get('/clientArea/favorite', async (context) => {
    const account = await keeperOf(context, db);
    const { cards } = valid(favoritesQuery, context.req.query());
    const rows = await favoritesOf(db, account);
    const ids = rows.map(({ property_id }) => property_id);
    const productOf = cards ? await keptProducts(db, ids) : () => null;
    return context.json({
      data: rows.map((row) => ({
        ...told(row),
        ...asFavorite(productOf(row.property_id, row.negotiation)),
      })),
    } satisfies z.input<typeof favoritesAnswer>);
  });

  /** What a call means: the account is always the bearer's. */
  const asked = async (context: Context) => {
    const account = await keeperOf(context, db);
    const { negociationType: negotiation } = valid(favoriteQuery, context.req.query());
    return { account, property: homeIn(context.req.param('code')), negotiation };
  };

  routes.post(`/clientArea/favorite/:code/${condition}`, async (context) => {
    const kept = await keepHome(writing(context, db), await asked(context));
    return context.json(keptIn(kept));
  });

  routes.post('/clientFavorites/favorite/:codigo', async (context) => {
    const account = await keeperOf(context, db);
    const body = valid(keepInFolderBody, await jsonBody(context));
    const { pastaId: id, nomeDaPasta: name, tipoDeNegociacao: negotiation } = body;
    const property = homeIn(context.req.param('codigo'));
    const folder = id ? { id } : name ? { name } : undefined;
    const home = { account, property, negotiation: negotiation ?? undefined };
    return context.json(keptIn(await keepHome(writing(context, db), home, folder)));
  });

  const removed = async (context: Context) => {
    const removal = await removeEverywhere(writing(context, db), await asked(context));
    if (removal === 'unknown') throw productNotFound();
    return context.json({ status: 'success', removal } satisfies z.input<typeof removedAnswer>);
  };
  routes.delete(`/clientArea/favorite/:code/${condition}`, removed);
  routes.delete(fromAll, removed);

  routes.delete('/clientArea/favorite/all', async (context) => {
    const removal = await emptyAll(writing(context, db), await keeperOf(context, db));
    return context.json({ status: 'success', removal } satisfies z.input<typeof removedAnswer>);
  });

  return routes;
}

function keptIn(kept: Kept): z.input<typeof keptAnswer> {
  if (kept === 'unknown') throw productNotFound();
  if (kept === 'full') throw tooManyHomes();
  if (kept === 'no folder') throw refusedFolder('unknown');
  if (kept === 'too many folders') throw refusedFolder('full');
  return { status: 'success', pastaId: kept.id, nomeDaPasta: kept.name };
}
