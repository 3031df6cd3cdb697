import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { loadLiveBrokerage } from '@api/brokerage/queries/brokerage';
import { publicAnswer } from '@api/platform/http/public-answer';
import type { articleAnswer, articlesAnswer, pagePhotosAnswer } from '@contract/texts';
import { isTextPage } from '@domain/texts/text-pages';
import { listArticles, showArticle, textPhotos } from '../queries';
import type { TextsDatabase } from '../schema';

export function articleRoutes({ db }: { db: Kysely<TextsDatabase> }): Hono {
  const routes = new Hono();

  routes.get('/articles', publicAnswer, async (context) =>
    context.json({ data: await listArticles(db) } satisfies z.input<typeof articlesAnswer>),
  );

  routes.get('/articles/:slug', publicAnswer, async (context) => {
    const data = (await showArticle(db, context.req.param('slug'))) ?? null;
    return context.json({ data } satisfies z.input<typeof articleAnswer>);
  });

  routes.get('/pages/:page/photos', publicAnswer, async (context) => {
    const page = context.req.param('page');
    const text = isTextPage(page) && (await loadLiveBrokerage(db))?.pages?.[page]?.text;
    const data = text ? await textPhotos(db, text) : {};
    return context.json({ data } satisfies z.input<typeof pagePhotosAnswer>);
  });
  return routes;
}
