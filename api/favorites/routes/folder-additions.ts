import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  type folderAnswer,
  folderBody,
  movePropertyBody,
  noteBody,
  type removedAnswer,
  removeFolderQuery,
} from '@contract/folders';
import { type removedPropertiesAnswer, restoreBody } from '@contract/removed-properties';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { notFound, productNotFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { moveProperty, writeNote } from '../queries/folder-properties';
import { makeFolder, type NamedFolder } from '../queries/folders';
import { savedProperties } from '@api/properties/queries/saved-properties';
import { removeFolder } from '../queries/removals';
import { eraseRemoval, eraseRemoved, recentRemovals } from '../queries/removed-properties';
import { restoreRemoved } from '../queries/restore-removed';
import { propertyIdIn, favoritesAccount, refusedFolder } from './favorite-answers';
import { folderIn } from './folders';
import { serializeRemoval } from './serialize-removal';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Calls that the specification does not have, under the rules of folders.ts. */
export function folderAdditionRoutes({ db }: { db: Kysely<FavoritesDatabase> }): Hono {
  const routes = new Hono();

  routes.post('/clientArea/favorite/folders', async (context) => {
    const account = await favoritesAccount(context, db);
    const { nomeDaPasta } = validForm(folderBody, await jsonBody(context));
    return context.json(folderOf(await makeFolder(writing(context, db), account, nomeDaPasta)));
  });

  routes.delete('/clientArea/favorite/folders/:pastaId', async (context) => {
    const account = await favoritesAccount(context, db);
    const { destino } = valid(removeFolderQuery, context.req.query());
    const folder = folderIn(context.req.param('pastaId'));
    const removal = await removeFolder(writing(context, db), account, folder, destino);
    if (removal === 'unknown') throw refusedFolder(removal);
    return context.json({ ...done, removal } satisfies z.input<typeof removedAnswer>);
  });

  routes.post('/clientArea/favorite/folders/:pastaId/move', async (context) => {
    const account = await favoritesAccount(context, db);
    const from = folderIn(context.req.param('pastaId'));
    const { code, destino, nomeDaPasta, manter } = validForm(movePropertyBody, await jsonBody(context));
    const to = destino ? { id: destino } : nomeDaPasta ? { name: nomeDaPasta } : null;
    if (!to) throw refusedFolder('unknown');
    const move = { account, from, property: code, to, isCopy: manter };
    return context.json(folderOf(await moveProperty(writing(context, db), move)));
  });

  routes.put('/clientArea/favorite/notes/:code', async (context) => {
    const account = await favoritesAccount(context, db);
    const { note } = validForm(noteBody, await jsonBody(context));
    const propertyId = propertyIdIn(context.req.param('code'));
    if (!(await writeNote(writing(context, db), account, propertyId, note))) throw productNotFound();
    return context.json(done);
  });

  routes.get('/clientArea/favorite/removed', async (context) => {
    const acts = await recentRemovals(db, await favoritesAccount(context, db));
    const ids = acts.flatMap(({ items }) => items.map(({ property_id }) => property_id));
    const productOf = await savedProperties(db, [...new Set(ids)]);
    return context.json({
      data: acts.map((act) => serializeRemoval(act, productOf)),
    } satisfies z.input<typeof removedPropertiesAnswer>);
  });

  routes.delete('/clientArea/favorite/removed', async (context) => {
    await eraseRemoved(writing(context, db), await favoritesAccount(context, db));
    return context.json(done);
  });

  routes.delete('/clientArea/favorite/removed/:id', async (context) => {
    const account = await favoritesAccount(context, db);
    const removal = idParam(context.req.param('id'));
    if (removal === null || !(await eraseRemoval(writing(context, db), account, removal))) throw notFound();
    return context.json(done);
  });

  routes.post('/clientArea/favorite/removed/:id/restore', async (context) => {
    const account = await favoritesAccount(context, db);
    const { code } = valid(restoreBody, await jsonBody(context));
    const removal = idParam(context.req.param('id'));
    const restored =
      removal !== null && (await restoreRemoved(writing(context, db), account, removal, code ?? undefined));
    if (!restored) throw notFound();
    return context.json(done);
  });

  return routes;
}

function folderOf(outcome: NamedFolder | 'unknown' | 'taken' | 'full'): z.input<typeof folderAnswer> {
  if (typeof outcome === 'string') throw refusedFolder(outcome);
  return { pastaId: outcome.id, nomeDaPasta: outcome.name };
}
