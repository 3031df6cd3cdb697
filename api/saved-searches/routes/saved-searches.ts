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
import { customerOf } from '@api/accounts/bearer';
import type { SavedSearchesDeps } from '../deps';
import { ApiError, notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { markSeen, seenUntil } from '@api/accounts/queries/account-visits';
import { cachedBrokerage } from '@api/brokerage/queries/brokerage';
import {
  changeSearch,
  eraseSearch,
  removedSearchesOf,
  removeSearch,
  restoreSearch,
  savedSearchesOf,
  saveSearch,
  type SearchOf,
} from '../queries/saved-searches';
import { toStoredCriteria } from '../stored-criteria';
import { serializeRemovedSearch, serializeSearch } from '../serialize-search';
import { maxSavedSearches } from '@domain/saved-search/limits';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const one = '/clientArea/filters/:id';

/** The bearer's saved searches (contract/saved-searches.ts). 401 without a session, 404 for other searches. */
export function savedSearchRoutes({ db }: SavedSearchesDeps): Hono {
  const routes = new Hono();
  const getBrokerage = cachedBrokerage(db);

  // Security: the account comes from the session.
  const searchInPath = async (context: Context): Promise<SearchOf> => {
    const { account } = await customerOf(context, db);
    const id = idParam(context.req.param('id'));
    if (id === null) throw noSuchSearch();
    return { account: account.id, id };
  };

  routes.get('/clientArea/filters', async (context) => {
    const { account } = await customerOf(context, db);
    const [rows, removed, since, currentBrokerage] = await Promise.all([
      savedSearchesOf(db, account.id),
      removedSearchesOf(db, account.id),
      seenUntil(db, account.id),
      getBrokerage(),
    ]);
    return context.json({
      data: await Promise.all(rows.map((row) => serializeSearch(db, row, currentBrokerage))),
      removed: await Promise.all(removed.map((row) => serializeRemovedSearch(db, row, currentBrokerage))),
      seen_until: since.toISOString(),
    } satisfies z.input<typeof savedSearchesAnswer>);
  });

  routes.post('/clientArea/filters', async (context) => {
    const { account } = await customerOf(context, db);
    const { name, frequency, ...search } = validForm(saveSearchBody, await jsonBody(context));
    const stored = await toStoredCriteria(db, search);
    const id = await saveSearch(writing(context, db), account.id, { name, frequency, ...stored });
    if (id === 'full') throw tooMany();
    return context.json({ id } satisfies z.input<typeof saveSearchAnswer>);
  });

  routes.put(one, async (context) => {
    const search = await searchInPath(context);
    const { filters, currency, paused, ...change } = validForm(changeSearchBody, await jsonBody(context));
    const stored = filters && (await toStoredCriteria(db, { filters, currency }));
    if (!(await changeSearch(writing(context, db), search, { ...change, isPaused: paused, kept: stored })))
      throw noSuchSearch();
    return context.json(done);
  });

  routes.delete(one, async (context) => {
    const search = await searchInPath(context);
    const { forever } = valid(deleteSearchQuery, context.req.query());
    if (!(await (forever ? eraseSearch : removeSearch)(writing(context, db), search))) throw noSuchSearch();
    return context.json(done);
  });

  routes.post(`${one}/restore`, async (context) => {
    if (!(await restoreSearch(writing(context, db), await searchInPath(context)))) throw noSuchSearch();
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
