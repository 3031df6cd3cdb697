import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type favoriteLettersAnswer, favoriteLettersBody } from '@contract/favorite-letters';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { writing } from '@api/first-write';
import { setFavoriteLetters } from '@api/repositories/favorite-letters';
import { jsonBody, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const path = '/clientArea/favorite/letters';

/** How often the bearer is told of kept homes (contract/favorite-letters.ts). 401 without a session. */
export function favoriteLetterRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const { account } = await customerOf(context, db);
    return context.json({
      frequency: account.favorite_letters,
      proven: account.verified_at !== null,
    } satisfies z.input<typeof favoriteLettersAnswer>);
  });

  routes.put(path, async (context) => {
    const { account } = await customerOf(context, db);
    const { frequency } = validForm(favoriteLettersBody, await jsonBody(context));
    await setFavoriteLetters(writing(context, db), account.id, frequency);
    return context.json(done);
  });

  return routes;
}
