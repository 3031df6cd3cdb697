import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type favoritesAnswer, favoritesQuery, favoriteQuery } from '@contract/favorites';
import { saveInFolderBody, type saveInFolderAnswer, type removedAnswer } from '@contract/folders';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { writing } from '@api/platform/http/request-deadline';
import { favoritesOf, saveFavorite, type SaveOutcome } from '../queries/favorites';
import { savedProperties } from '@api/properties/queries/saved-properties';
import { emptyAll, removeEverywhere } from '../queries/removals';
import { conditionValues } from '@domain/taxonomy/conditions';
import {
  asFavorite,
  propertyIdIn,
  favoritesAccount,
  refusedFolder,
  serializeFavorite,
  tooManyFavorites,
} from './favorite-answers';
import { jsonBody, valid } from '@api/platform/http/validate';
import { productNotFound } from '@api/platform/http/errors';

/** Lower case (spec 2 §7). The list has the property's real condition. */
const condition = `:condition{${conditionValues.map((value) => value.toLowerCase()).join('|')}}`;
const fromAll = '/clientArea/favorites/remove/:code/from-all-folders';

/** Favorites of the bearer (spec 2 §7). 401: no session; 404: not found; 409: too many; 422: too many folders. */
export function favoriteRoutes({ db }: { db: Kysely<FavoritesDatabase> }): Hono {
  const routes = new Hono();

  routes.get('/clientArea/favorite', async (context) => {
    const account = await favoritesAccount(context, db);
    const { cards } = valid(favoritesQuery, context.req.query());
    const rows = await favoritesOf(db, account);
    const ids = rows.map(({ property_id }) => property_id);
    const productOf = cards ? await savedProperties(db, ids) : () => null;
    return context.json({
      data: rows.map((row) => ({
        ...serializeFavorite(row),
        ...asFavorite(productOf(row.property_id, row.negotiation)),
      })),
    } satisfies z.input<typeof favoritesAnswer>);
  });

  // Security: the account comes from the session.
  const parseFavorite = async (context: Context) => {
    const account = await favoritesAccount(context, db);
    const { negociationType: negotiation } = valid(favoriteQuery, context.req.query());
    return { account, property: propertyIdIn(context.req.param('code')), negotiation };
  };

  routes.post(`/clientArea/favorite/:code/${condition}`, async (context) => {
    const outcome = await saveFavorite(writing(context, db), await parseFavorite(context));
    return context.json(answerForOutcome(outcome));
  });

  routes.post('/clientFavorites/favorite/:codigo', async (context) => {
    const account = await favoritesAccount(context, db);
    const body = valid(saveInFolderBody, await jsonBody(context));
    const { pastaId: id, nomeDaPasta: name, tipoDeNegociacao: negotiation } = body;
    const property = propertyIdIn(context.req.param('codigo'));
    const folder = id ? { id } : name ? { name } : undefined;
    const favorite = { account, property, negotiation: negotiation ?? undefined };
    return context.json(answerForOutcome(await saveFavorite(writing(context, db), favorite, folder)));
  });

  const removed = async (context: Context) => {
    const removal = await removeEverywhere(writing(context, db), await parseFavorite(context));
    if (removal === 'unknown') throw productNotFound();
    return context.json({ status: 'success', removal } satisfies z.input<typeof removedAnswer>);
  };
  routes.delete(`/clientArea/favorite/:code/${condition}`, removed);
  routes.delete(fromAll, removed);

  routes.delete('/clientArea/favorite/all', async (context) => {
    const removal = await emptyAll(writing(context, db), await favoritesAccount(context, db));
    return context.json({ status: 'success', removal } satisfies z.input<typeof removedAnswer>);
  });

  return routes;
}

function answerForOutcome(outcome: SaveOutcome): z.input<typeof saveInFolderAnswer> {
  if (outcome === 'unknown') throw productNotFound();
  if (outcome === 'full') throw tooManyFavorites();
  if (outcome === 'no folder') throw refusedFolder('unknown');
  if (outcome === 'too many folders') throw refusedFolder('full');
  return { status: 'success', pastaId: outcome.id, nomeDaPasta: outcome.name };
}
