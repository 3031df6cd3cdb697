import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type ownerEmailsAnswer, ownerEmailsBody } from '@contract/owner-emails';
import { customerOf } from '@api/accounts/bearer';
import type { OwnersDeps } from '../deps';
import { writing } from '@api/platform/http/request-deadline';
import { wantsOwnerEmails, setOwnerEmails } from '../report/emails/email-links';
import { jsonBody, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const path = '/clientArea/ownerLetters';

/** Switch for the bearer's weekly e-mails (contract/owner-emails.ts). 401 without a session. */
export function ownerEmailRoutes({ db }: OwnersDeps): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const { account } = await customerOf(context, db);
    const isOn = await wantsOwnerEmails(db, account.id);
    return context.json({ isOn } satisfies z.input<typeof ownerEmailsAnswer>);
  });

  routes.put(path, async (context) => {
    const { account } = await customerOf(context, db);
    const { isOn } = validForm(ownerEmailsBody, await jsonBody(context));
    await setOwnerEmails(writing(context, db), account.id, isOn);
    return context.json(done);
  });

  return routes;
}
