import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import type { doneAnswer } from '@contract/auth';
import {
  type staffPasteAnswer,
  staffPastePartBody,
  type staffPastePreviewAnswer,
  staffPastePublishBody,
  type staffPastePublishedAnswer,
  staffPasteQuery,
} from '@contract/staff-redirects';
import { addPastePart, createPaste, redirectPastes } from '../paste';
import { targetValue } from '../save-redirects';
import type { RedirectsDatabase } from '../schema';
import { idOf } from './staff-redirects';

const pageSize = 50;

/** Pasted lists of redirects (contract/staff-redirects.ts). */
export function pasteRoutes({ db }: { db: Kysely<RedirectsDatabase> }): Hono {
  const routes = new Hono();
  const pastes = redirectPastes(db);

  routes.post('/staff/redirects/pastes', async (context) => {
    const id = await createPaste(writing(context, db), staffOf(context).member.id);
    return context.json({ data: { id } } satisfies z.input<typeof staffPasteAnswer>);
  });

  routes.post('/staff/redirects/pastes/:id/parts', async (context) => {
    const id = idOf(context);
    const part = valid(staffPastePartBody, await jsonBody(context));
    await addPastePart(writing(context, db), staffOf(context).member.id, id, part);
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });

  routes.get('/staff/redirects/pastes/:id', async (context) => {
    const id = idOf(context);
    const query = valid(staffPasteQuery, context.req.query());
    const { plan, version, act } = await pastes.planOf(id);
    const { changes, problems, same } = plan;
    const isNew = changes.filter(({ before }) => before === null).length;
    const pages = Math.max(1, Math.ceil(plan[query.part].length / pageSize));
    const page = Math.min(Number(query.page), pages);
    // Of the other part the first page.
    const part = <Item>(name: typeof query.part, items: readonly Item[]) => {
      const start = name === query.part ? (page - 1) * pageSize : 0;
      return items.slice(start, start + pageSize);
    };
    const data = {
      ...{ id, version, act, page, pages },
      counts: {
        ...{ new: isNew, changed: changes.length - isNew, same, problems: problems.length },
        chains: changes.filter(({ end }) => end !== null).length,
      },
      changes: part('changes', changes).map(({ line, from, to, status, before, end }) => ({
        ...{ line, from, to, status, end },
        before: before && targetValue(before),
      })),
      problems: part('problems', problems),
    };
    return context.json({ data } satisfies z.input<typeof staffPastePreviewAnswer>);
  });

  routes.post('/staff/redirects/pastes/:id/publish', async (context) => {
    const id = idOf(context);
    const { version } = valid(staffPastePublishBody, await jsonBody(context));
    const actor = actorOf(staffOf(context));
    const outcome = await pastes.publish(writing(context, db), actor, id, version);
    return context.json({ status: 'success', ...outcome } satisfies z.input<
      typeof staffPastePublishedAnswer
    >);
  });
  return routes;
}
