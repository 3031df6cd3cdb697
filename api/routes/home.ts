import { Hono } from 'hono';
import type { z } from 'zod';
import type { slidesAnswer } from '@contract/home';
import type { ApiDeps } from '@api/deps';
import type { House } from '@api/house/house';
import { keptHouse } from '@api/repositories/house';
import { photoOf, photosByUrl } from '@api/photos/repository';

const maxSlides = 12;

/** A slide of the operator's own house as one of the table's: its number is its place. */
const slideOf = ({ title, subtitle, search, photo, alt }: House['slides'][number], index: number) => ({
  id: index + 1,
  title,
  subtitle: subtitle ?? null,
  link: search,
  photo_url: photo,
  alt,
});

/** `GET home/slides`, the house's own where it has some, cached an hour (spec 2 §9). */
export function homeRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/home/slides', async (context) => {
    const own = (await keptHouse(db))?.content.slides ?? [];
    const slides =
      own.length > 0
        ? own.map(slideOf)
        : await db
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
