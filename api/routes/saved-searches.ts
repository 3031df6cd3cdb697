import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  changeSearchBody,
  deleteSearchQuery,
  saveSearchBody,
  type saveSearchAnswer,
  type savedSearchesAnswer,
} from '@contract/saved-searches';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { ApiError, notFound } from '@api/errors';
import { writing } from '@api/first-write';
import { markSeen, seenUntil } from '@api/repositories/account-visits';
import { lately } from '@api/repositories/house';
import {
  changeSearch,
  eraseSearch,
  removedSearchesOf,
  removeSearch,
  restoreSearch,
  savedSearchesOf,
  saveSearch,
  type SearchOf,
} from '@api/repositories/saved-searches';
import { keptCriteria } from '@api/saved-searches/kept-criteria';
import { toldRemovedSearch, toldSearch } from '@api/saved-searches/told-search';
import { maxSavedSearches } from '@domain/saved-search/limits';
import { idParam, jsonBody, valid, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const one = '/clientArea/filters/:id';

/** The bearer's saved searches (contract/saved-searches.ts). 401 without a session, 404 for no search of theirs. */
export function savedSearchRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  const house = lately(db);

  /** The account is always the bearer's. */
  const asked = async (context: Context): Promise<SearchOf> => {
    const { account } = await customerOf(context, db);
    const id = idParam(context.req.param('id'));
    if (id === null) throw noSuchSearch();
    return { account: account.id, id };
  };

  routes.get('/clientArea/filters', async (context) => {
    const { account } = await customerOf(context, db);
    const [rows, removed, since, ownHouse] = await Promise.all([
      savedSearchesOf(db, account.id),
      removedSearchesOf(db, account.id),
      seenUntil(db, account.id),
      house(),
    ]);
    return context.json({
      data: await Promise.all(rows.map((row) => toldSearch(db, row, ownHouse))),
      removed: await Promise.all(removed.map((row) => toldRemovedSearch(db, row, ownHouse))),
      seen_until: since.toISOString(),
    } satisfies z.input<typeof savedSearchesAnswer>);
  });

  routes.post('/clientArea/filters', async (context) => {
    const { account } = await customerOf(context, db);
    const { name, frequency, ...search } = validForm(saveSearchBody, await jsonBody(context));
    const kept = await keptCriteria(db, search);
    const id = await saveSearch(writing(context, db), account.id, { name, frequency, ...kept });
    if (id === 'full') throw tooMany();
    return context.json({ id } satisfies z.input<typeof saveSearchAnswer>);
  });

  routes.put(one, async (context) => {
    const search = await asked(context);
    const { filters, currency, paused, ...change } = validForm(changeSearchBody, await jsonBody(context));
    const kept = filters && (await keptCriteria(db, { filters, currency }));
    if (!(await changeSearch(writing(context, db), search, { ...change, isPaused: paused, kept })))
      throw noSuchSearch();
    return context.json(done);
  });

  routes.delete(one, async (context) => {
    const search = await asked(context);
    const { forever } = valid(deleteSearchQuery, context.req.query());
    if (!(await (forever ? eraseSearch : removeSearch)(writing(context, db), search))) throw noSuchSearch();
    return context.json(done);
  });

  routes.post(`${one}/restore`, async (context) => {
    if (!(await restoreSearch(writing(context, db), await asked(context)))) throw noSuchSearch();
    return context.json(done);
  });

  routes.post('/clientArea/seen', async (context) => {
    const { account } = await customerOf(context, db);
    await markSeen(writing(context, db), account.id);
    return context.json(done);
  });

  return routes;
}

const noSuchSearch = () => notFound('Pesquisa não encontrada');
const tooMany = () =>
  new ApiError(
    409,
    'TOO_MANY_SEARCHES',
    `Você já tem ${maxSavedSearches} pesquisas salvas. Exclua alguma para salvar esta.`,
  );
