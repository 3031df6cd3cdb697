import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  type complaintLinkAnswer,
  type contactAnsweredAnswer,
  type contactLinkAnswer,
  contactLinkAnswerBody,
  contactLinkBody,
} from '@contract/contact-links';
import { callerOf } from '@api/platform/http/caller';
import { linkGone } from '@api/platform/http/errors';
import { consumeAddressLimit } from '@api/platform/http/limits';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid } from '@api/platform/http/validate';
import { complainByLink, complaintLink } from '../complaint';
import { answerByLink, contactLink, declineByLink, takeByLink } from '../contact-link';
import type { DistributionDeps } from '../deps';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Calls of e-mail links (contract/contact-links.ts). Unknown tokens are counted by address. */
export function contactLinkRoutes({ db, replyMinutes }: DistributionDeps): Hono {
  const routes = new Hono();

  /** The same answer for a token that never was, and one whose contact is erased. */
  async function known<Found>(context: Context, found: Found | null | false): Promise<Found | null> {
    if (found === null || found === false)
      await consumeAddressLimit(db, 'contactLinksByAddress', callerOf(context).ip);
    return found || null;
  }
  async function orGone<Found>(context: Context, found: Found | null | false): Promise<Found> {
    const answer = await known(context, found);
    if (answer === null) throw linkGone();
    return answer;
  }
  const tokenOf = async (context: Context) => valid(contactLinkBody, await jsonBody(context)).token;

  routes.post('/contacts/link', async (context) => {
    const link = await known(context, await contactLink(db, await tokenOf(context)));
    return context.json({ link } satisfies z.input<typeof contactLinkAnswer>);
  });

  routes.post('/contacts/link/take', async (context) => {
    const token = await tokenOf(context);
    await orGone(context, await takeByLink(writing(context, db), token));
    return context.json(done);
  });

  routes.post('/contacts/link/decline', async (context) => {
    const token = await tokenOf(context);
    await orGone(context, await declineByLink({ db: writing(context, db), replyMinutes }, token));
    return context.json(done);
  });

  routes.post('/contacts/link/answer', async (context) => {
    const { token, ...answer } = valid(contactLinkAnswerBody, await jsonBody(context));
    const answered = await orGone(context, await answerByLink(writing(context, db), token, answer));
    return context.json(answered satisfies z.input<typeof contactAnsweredAnswer>);
  });

  routes.post('/contacts/complaint/link', async (context) => {
    const link = await known(context, await complaintLink(db, await tokenOf(context)));
    return context.json({ link } satisfies z.input<typeof complaintLinkAnswer>);
  });

  routes.post('/contacts/complaint', async (context) => {
    const token = await tokenOf(context);
    await orGone(context, await complainByLink(writing(context, db), token));
    return context.json(done);
  });

  return routes;
}
