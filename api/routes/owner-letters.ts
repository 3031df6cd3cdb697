import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type ownerLettersAnswer, ownerLettersBody } from '@contract/owner-letters';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { writing } from '@api/first-write';
import { getsOwnerLetters, setOwnerLetters } from '@api/owner-report/letters/letter-links';
import { jsonBody, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const path = '/clientArea/ownerLetters';

/** Whether the bearer gets an owner's letter of the week (contract/owner-letters.ts). 401 without a session. */
export function ownerLetterRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const { account } = await customerOf(context, db);
    const isOn = await getsOwnerLetters(db, account.id);
    return context.json({ isOn } satisfies z.input<typeof ownerLettersAnswer>);
  });

  routes.put(path, async (context) => {
    const { account } = await customerOf(context, db);
    const { isOn } = validForm(ownerLettersBody, await jsonBody(context));
    await setOwnerLetters(writing(context, db), account.id, isOn);
    return context.json(done);
  });

  return routes;
}
