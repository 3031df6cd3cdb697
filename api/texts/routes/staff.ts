import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid } from '@api/platform/http/validate';
import { unprocessable } from '@api/platform/http/errors';
import { actorOf, staffOf } from '@api/staff/guard';
import {
  type staffArticleAnswer,
  staffArticleBody,
  type staffPageTextAnswer,
  staffPageTextBody,
  staffPreviewPhotosBody,
  type staffPreviewPhotosAnswer,
  type staffTextPublishedAnswer,
  type staffTextsAnswer,
} from '@contract/staff-texts';
import { isTextPage, type TextPage } from '@domain/texts/text-pages';
import { publishArticle } from '../articles';
import { publishPage } from '../pages';
import { articleRecord, listTexts, pageRecord, textPhotos } from '../queries';
import type { TextsDatabase } from '../schema';

/** Errors of the content are the fields' own. */
const published = <Schema extends z.ZodType>(schema: Schema, body: unknown) =>
  valid(schema, body, (errors) =>
    unprocessable(
      Object.fromEntries(
        Object.entries(errors).map(([path, texts]) => [path.replace(/^content\./, ''), texts]),
      ),
    ),
  );

export function staffTextRoutes({ db }: { db: Kysely<TextsDatabase> }): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };
  const pageOf = (context: Context): TextPage => {
    const page = context.req.param('page') ?? '';
    if (!isTextPage(page)) throw notFound();
    return page;
  };
  const done = (context: Context, data: { act: number | null; id: number | null }) =>
    context.json({ data } satisfies z.input<typeof staffTextPublishedAnswer>);

  routes.get('/staff/texts', async (context) =>
    context.json({ data: await listTexts(db) } satisfies z.input<typeof staffTextsAnswer>),
  );

  routes.get('/staff/texts/pages/:page', async (context) =>
    context.json({ data: await pageRecord(db, pageOf(context)) } satisfies z.input<
      typeof staffPageTextAnswer
    >),
  );

  routes.put('/staff/texts/pages/:page', async (context) => {
    const page = pageOf(context);
    const body = published(staffPageTextBody, await jsonBody(context));
    const act = await publishPage(writing(context, db), actorOf(staffOf(context)), page, body);
    return done(context, { act, id: null });
  });

  routes.post('/staff/texts/photos', async (context) => {
    const { text, photo } = valid(staffPreviewPhotosBody, await jsonBody(context));
    const data = await textPhotos(db, text, photo ? [photo] : []);
    return context.json({ data } satisfies z.input<typeof staffPreviewPhotosAnswer>);
  });

  routes.get('/staff/texts/articles/:id', async (context) => {
    const data = await articleRecord(db, idOf(context));
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffArticleAnswer>);
  });

  routes.post('/staff/texts/articles', async (context) => {
    const body = published(staffArticleBody, await jsonBody(context));
    return done(context, await publishArticle(writing(context, db), actorOf(staffOf(context)), null, body));
  });

  routes.put('/staff/texts/articles/:id', async (context) => {
    const id = idOf(context);
    const body = published(staffArticleBody, await jsonBody(context));
    return done(context, await publishArticle(writing(context, db), actorOf(staffOf(context)), id, body));
  });
  return routes;
}
