import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type folderAnswer,
  folderBody,
  type folderItemsAnswer,
  type foldersAnswer,
  type removedAnswer,
} from '@contract/folders';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { writing } from '@api/platform/http/request-deadline';
import { propertiesInFolders } from '../queries/folder-properties';
import { placesOfFolders, sharedFolders } from '../queries/folder-details';
import { foldersOf, ownFolder, renameFolder } from '../queries/folders';
import { savedProperties } from '@api/properties/queries/saved-properties';
import { emptyFolder, removeFromFolder } from '../queries/removals';
import { restoreFolder } from '../queries/restore-removed';
import { groupBy } from '@domain/kernel/group-by';
import {
  asFavorite,
  propertyIdIn,
  favoritesAccount,
  refusedFolder,
  serializeFavorite,
} from './favorite-answers';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';

const coverPhotos = 3;

/** The bearer's folders (spec 2 §7). 404 for other folders. */
export function folderRoutes({ db }: { db: Kysely<FavoritesDatabase> }): Hono {
  const routes = new Hono();

  routes.get('/clientArea/favorite/folders', async (context) => {
    const account = await favoritesAccount(context, db);
    const folders = await foldersOf(db, account);
    const itemsByFolder = groupBy(await propertiesInFolders(db, account), ({ folder_id }) => folder_id);
    const inside = (id: number) => itemsByFolder.get(id) ?? [];
    const places = groupBy(await placesOfFolders(db, account), ({ folder_id }) => folder_id);
    const shared = new Map(
      (await sharedFolders(db, account)).map(({ folder_id, until }) => [folder_id, until]),
    );
    const shown = folders.flatMap(({ id }) => inside(id).slice(0, coverPhotos));
    const productOf = await savedProperties(db, [...new Set(shown.map(({ property_id }) => property_id))]);
    const photoOf = (id: number) => {
      const { product, gone } = productOf(id);
      return (product ?? gone)?.fotoPrincipal ?? [];
    };
    return context.json(
      folders.map(({ id, name }) => ({
        pastaId: id,
        nomeDaPasta: name,
        items: inside(id).map(serializeFavorite),
        capa: inside(id)
          .slice(0, coverPhotos)
          .flatMap(({ property_id }) => photoOf(property_id)),
        lugares: (places.get(id) ?? []).map(({ city, district }) => ({ cidade: city, bairro: district })),
        compartilhada: shared.has(id) ? { ate: shared.get(id)?.toISOString() ?? null } : null,
      })) satisfies z.input<typeof foldersAnswer>,
    );
  });

  routes.get('/clientArea/favorite/folders/:id/items', async (context) => {
    const account = await favoritesAccount(context, db);
    const folder = folderIn(context.req.param('id'));
    if (!(await ownFolder(db, account, folder))) throw refusedFolder('unknown');
    const rows = await propertiesInFolders(db, account, folder);
    const productOf = await savedProperties(
      db,
      rows.map(({ property_id }) => property_id),
    );
    return context.json({
      items: rows.map((row) => ({
        ...serializeFavorite(row),
        ...asFavorite(productOf(row.property_id, row.negotiation)),
        note: row.note,
        kept_price: {
          amount: row.price,
          currency: row.currency,
          since: row.priced_at.toISOString(),
        },
      })),
    } satisfies z.input<typeof folderItemsAnswer>);
  });

  routes.put('/clientArea/favorite/folders/:pastaId', async (context) => {
    const account = await favoritesAccount(context, db);
    const { nomeDaPasta } = validForm(folderBody, await jsonBody(context));
    const pastaId = folderIn(context.req.param('pastaId'));
    const outcome = await renameFolder(writing(context, db), account, pastaId, nomeDaPasta);
    if (outcome !== 'renamed') throw refusedFolder(outcome);
    return context.json({ pastaId, nomeDaPasta } satisfies z.input<typeof folderAnswer>);
  });

  routes.delete('/clientArea/favorite/:name/product/:code', async (context) => {
    const account = await favoritesAccount(context, db);
    const { name, code } = context.req.param();
    const removal = await removeFromFolder(writing(context, db), account, name, propertyIdIn(code));
    if (removal === 'unknown') throw refusedFolder(removal);
    return context.json({ status: 'success', removal } satisfies z.input<typeof removedAnswer>);
  });

  routes.delete('/clientArea/favorite/:folder/all', async (context) => {
    const account = await favoritesAccount(context, db);
    const folder = folderIn(context.req.param('folder'));
    const removal = await emptyFolder(writing(context, db), account, folder);
    if (removal === 'unknown') throw refusedFolder(removal);
    return context.json({ status: 'success', removal } satisfies z.input<typeof removedAnswer>);
  });

  // The specification has a GET that writes. It needs the bearer, and a repeat changes nothing.
  routes.get('/clientArea/favorite/:folder/restore', async (context) => {
    const account = await favoritesAccount(context, db);
    const folder = folderIn(context.req.param('folder'));
    const restored = await restoreFolder(writing(context, db), account, folder);
    if (restored === 'unknown') throw refusedFolder(restored);
    return context.json({
      pastaId: restored.id,
      nomeDaPasta: restored.name,
    } satisfies z.input<typeof folderAnswer>);
  });

  return routes;
}

/** 404 if it is not a number. */
export function folderIn(text: string | undefined): number {
  const id = idParam(text);
  if (id === null) throw refusedFolder('unknown');
  return id;
}
