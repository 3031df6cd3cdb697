import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  type folderAnswer,
  folderBody,
  moveHomeBody,
  noteBody,
  type removedAnswer,
  removeFolderQuery,
} from '@contract/folders';
import { type removedHomesAnswer, restoreBody } from '@contract/removed-homes';
import type { ApiDeps } from '@api/deps';
import { notFound, productNotFound } from '@api/errors';
import { writing } from '@api/first-write';
import { moveHome, writeNote } from '@api/repositories/folder-homes';
import { makeFolder, type NamedFolder } from '@api/repositories/folders';
import { keptProducts } from '@api/repositories/kept-products';
import { removeFolder } from '@api/repositories/removals';
import { eraseAct, eraseRemoved, removedActs } from '@api/repositories/removed-homes';
import { restoreRemoved } from '@api/repositories/restore-removed';
import { homeIn, keeperOf, refusedFolder } from './favorite-parts';
import { folderIn } from './folders';
import { toldAct } from './removed-acts';
import { idParam, jsonBody, valid, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What is done with folders of favourites beside the specification's calls; the same rules (folders.ts). */
export function folderAdditionRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.post('/clientArea/favorite/folders', async (context) => {
    const account = await keeperOf(context, db);
    const { nomeDaPasta } = validForm(folderBody, await jsonBody(context));
    return context.json(folderOf(await makeFolder(writing(context, db), account, nomeDaPasta)));
  });

  routes.delete('/clientArea/favorite/folders/:pastaId', async (context) => {
    const account = await keeperOf(context, db);
    const { destino } = valid(removeFolderQuery, context.req.query());
    const folder = folderIn(context.req.param('pastaId'));
    const removal = await removeFolder(writing(context, db), account, folder, destino);
    if (removal === 'unknown') throw refusedFolder(removal);
    return context.json({ ...done, removal } satisfies z.input<typeof removedAnswer>);
  });

  routes.post('/clientArea/favorite/folders/:pastaId/move', async (context) => {
    const account = await keeperOf(context, db);
    const from = folderIn(context.req.param('pastaId'));
    const { code, destino, nomeDaPasta, manter } = validForm(moveHomeBody, await jsonBody(context));
    const to = destino ? { id: destino } : nomeDaPasta ? { name: nomeDaPasta } : null;
    if (!to) throw refusedFolder('unknown');
    const move = { account, from, property: code, to, isCopy: manter };
    return context.json(folderOf(await moveHome(writing(context, db), move)));
  });

  routes.put('/clientArea/favorite/notes/:code', async (context) => {
    const account = await keeperOf(context, db);
    const { note } = validForm(noteBody, await jsonBody(context));
    const home = homeIn(context.req.param('code'));
    if (!(await writeNote(writing(context, db), account, home, note))) throw productNotFound();
    return context.json(done);
  });

  routes.get('/clientArea/favorite/removed', async (context) => {
    const acts = await removedActs(db, await keeperOf(context, db));
    const ids = acts.flatMap(({ items }) => items.map(({ property_id }) => property_id));
    const productOf = await keptProducts(db, [...new Set(ids)]);
    return context.json({
      data: acts.map((act) => toldAct(act, productOf)),
    } satisfies z.input<typeof removedHomesAnswer>);
  });

  routes.delete('/clientArea/favorite/removed', async (context) => {
    await eraseRemoved(writing(context, db), await keeperOf(context, db));
    return context.json(done);
  });

  routes.delete('/clientArea/favorite/removed/:id', async (context) => {
    const account = await keeperOf(context, db);
    const removal = idParam(context.req.param('id'));
    if (removal === null || !(await eraseAct(writing(context, db), account, removal))) throw notFound();
    return context.json(done);
  });

  routes.post('/clientArea/favorite/removed/:id/restore', async (context) => {
    const account = await keeperOf(context, db);
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
