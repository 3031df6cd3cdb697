import { Hono } from 'hono';
import type { z } from 'zod';
import type { slidesAnswer } from '@contract/home';
import type { ApiDeps } from '@api/deps';
import { photoOf, photosByUrl } from '@api/photos/repository';

const maxSlides = 12;

/** `GET home/slides`, cached an hour (spec 2 §9). */
export function homeRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/home/slides', async (context) => {
    const slides = await db
      .selectFrom('slide')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .limit(maxSlides)
      .execute();
    const stored = await photosByUrl(
      db,
      slides.map(({ photo_url }) => photo_url),
    );
    context.header('Cache-Control', 'public, max-age=3600');
    return context.json({
      data: slides.map(({ id, title, subtitle, link, photo_url, alt }) => ({
        id,
        title,
        subtitle,
        link,
        image: photoOf({ url: photo_url, alt }, stored),
      })),
    } satisfies z.input<typeof slidesAnswer>);
  });
  return routes;
}
