import { Hono } from 'hono';
import type { z } from 'zod';
import { type Change, type changesAnswer, changesQuery, maxChanges } from '@contract/changes';
import type { SavedSearchesDeps } from '../deps';
import { seenUntil } from '@api/accounts/queries/account-visits';
import { cachedBrokerage } from '@api/brokerage/queries/brokerage';
import { type FavoriteChange, favoriteChanges } from '@api/favorites/queries/favorite-changes';
import { type SavedProperty, savedProperties } from '@api/properties/queries/saved-properties';
import { savedSearchesOf } from '../queries/saved-searches';
import { type PropertyForSearches, newsByProperty } from '../news-by-property';
import { newsSince } from '../news-since';
import { asFavorite, favoritesAccount, serializeFavorite } from '@api/favorites/routes/favorite-answers';
import { valid } from '@api/platform/http/validate';

/** `GET clientArea/changes`: favorites and search news that changed since the bearer's last visit. */
export function changeRoutes({ db }: SavedSearchesDeps): Hono {
  const getBrokerage = cachedBrokerage(db);
  const ofSearches = async (account: number, since: Date) => {
    const rows = await savedSearchesOf(db, account);
    return newsByProperty(rows, await newsSince(db, rows, since, await getBrokerage()));
  };
  return new Hono().get('/clientArea/changes', async (context) => {
    const account = await favoritesAccount(context, db);
    const { of } = valid(changesQuery, context.req.query());
    const since = await seenUntil(db, account);
    const favorites = await favoriteChanges(db, account, since);
    const favoriteIds = new Set(favorites.map(({ home: favorite }) => favorite.property_id));
    const found = of === 'all' ? await ofSearches(account, since) : [];
    const changes = [...favorites, ...found.filter(({ property }) => !favoriteIds.has(property))];
    changes.sort((one, other) => other.at.getTime() - one.at.getTime());
    const shown = changes.slice(0, maxChanges);
    const productOf = await savedProperties(db, shown.map(propertyOf));
    return context.json({
      since: since.toISOString(),
      data: shown.flatMap((each) => serializeChange(each, productOf)),
      total: changes.length,
      codes: changes.map(propertyOf),
    } satisfies z.input<typeof changesAnswer>);
  });
}

type Either = FavoriteChange | PropertyForSearches;
const propertyOf = (change: Either) => ('home' in change ? change.home.property_id : change.property);

function serializeChange(
  change: Either,
  productOf: (...args: [number, FavoriteChange['home']['negotiation']]) => SavedProperty,
): Change[] {
  const what = { at: change.at.toISOString(), before: change.before, after: change.after };
  if ('home' in change) {
    const { home: favorite, kind } = change;
    const product = productOf(favorite.property_id, favorite.negotiation);
    // A favorite is never new, even without an earlier event.
    const favoriteKind = kind === 'announced' ? 'back' : kind;
    return [
      { ...serializeFavorite(favorite), ...asFavorite(product), ...what, kind: favoriteKind, search: null },
    ];
  }
  const { property, negotiation, kind, search } = change;
  const { product } = productOf(property, negotiation);
  if (!product) return [];
  return [{ code: property, condition: product.condition, negotiation, product, ...what, kind, search }];
}
