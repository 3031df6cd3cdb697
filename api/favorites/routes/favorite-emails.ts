import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type favoriteEmailsAnswer, favoriteEmailsBody } from '@contract/favorite-emails';
import { customerOf } from '@api/accounts/bearer';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { writing } from '@api/platform/http/request-deadline';
import { setFavoriteEmailFrequency } from '../queries/favorite-emails';
import { jsonBody, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const path = '/clientArea/favorite/letters';

/** Frequency of the bearer's favorites e-mails (contract/favorite-emails.ts). 401 without a session. */
export function favoriteEmailRoutes({ db }: { db: Kysely<FavoritesDatabase> }): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const { account } = await customerOf(context, db);
    return context.json({
      frequency: account.favorite_letters,
      proven: account.verified_at !== null,
    } satisfies z.input<typeof favoriteEmailsAnswer>);
  });

  routes.put(path, async (context) => {
    const { account } = await customerOf(context, db);
    const { frequency } = validForm(favoriteEmailsBody, await jsonBody(context));
    await setFavoriteEmailFrequency(writing(context, db), account.id, frequency);
    return context.json(done);
  });

  return routes;
}
