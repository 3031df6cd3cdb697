import { Hono } from 'hono';
import type { z } from 'zod';
import { type Change, type changesAnswer, changesQuery, maxChanges } from '@contract/changes';
import type { ApiDeps } from '@api/deps';
import { seenUntil } from '@api/repositories/account-visits';
import { lately } from '@api/repositories/house';
import { type KeptChange, keptChanges } from '@api/repositories/kept-changes';
import { type KeptProduct, keptProducts } from '@api/repositories/kept-products';
import { savedSearchesOf } from '@api/repositories/saved-searches';
import { type HomeForSearches, newsByHome } from '@api/saved-searches/news-by-home';
import { newsSince } from '@api/saved-searches/news-since';
import { asFavorite, keeperOf, told } from './favorite-parts';
import { valid } from './validate';

/** `GET clientArea/changes`: what became of the bearer's kept homes, and what is new to their searches, since the last visit. */
export function changeRoutes({ db }: ApiDeps): Hono {
  const house = lately(db);
  const ofSearches = async (account: number, since: Date) => {
    const rows = await savedSearchesOf(db, account);
    return newsByHome(rows, await newsSince(db, rows, since, await house()));
  };
  return new Hono().get('/clientArea/changes', async (context) => {
    const account = await keeperOf(context, db);
    const { of } = valid(changesQuery, context.req.query());
    const since = await seenUntil(db, account);
    const kept = await keptChanges(db, account, since);
    const keptIds = new Set(kept.map(({ home }) => home.property_id));
    const found = of === 'all' ? await ofSearches(account, since) : [];
    const changes = [...kept, ...found.filter(({ property }) => !keptIds.has(property))];
    changes.sort((one, other) => other.at.getTime() - one.at.getTime());
    const shown = changes.slice(0, maxChanges);
    const productOf = await keptProducts(db, shown.map(propertyOf));
    return context.json({
      since: since.toISOString(),
      data: shown.flatMap((each) => toldChange(each, productOf)),
      total: changes.length,
      codes: changes.map(propertyOf),
    } satisfies z.input<typeof changesAnswer>);
  });
}

type Either = KeptChange | HomeForSearches;
const propertyOf = (change: Either) => ('home' in change ? change.home.property_id : change.property);

function toldChange(
  change: Either,
  productOf: (...asked: [number, KeptChange['home']['negotiation']]) => KeptProduct,
): Change[] {
  const what = { at: change.at.toISOString(), before: change.before, after: change.after };
  if ('home' in change) {
    const { home, kind } = change;
    const product = productOf(home.property_id, home.negotiation);
    // What is kept was there before, whether that was told or not.
    const asKept = kind === 'announced' ? 'back' : kind;
    return [{ ...told(home), ...asFavorite(product), ...what, kind: asKept, search: null }];
  }
  const { property, negotiation, kind, search } = change;
  const { product } = productOf(property, negotiation);
  if (!product) return [];
  return [{ code: property, condition: product.condition, negotiation, product, ...what, kind, search }];
}
