import { Hono } from 'hono';
import type { z } from 'zod';
import type { slidesAnswer } from '@contract/home';
import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from '../schema';
import type { Brokerage } from '../brokerage';
import { loadLiveBrokerage } from '../queries/brokerage';
import { photoOf, photosByUrl } from '@api/platform/photos/repository';
import { publicAnswer } from '@api/platform/http/public-answer';

const maxSlides = 12;
/** Of the brokerage's own that are live. */
const maxOwn = 5;

const slideOf = ({ title, subtitle, search, photo, alt }: Brokerage['slides'][number], index: number) => ({
  id: index + 1,
  title,
  subtitle: subtitle ?? null,
  link: search,
  photo_url: photo,
  alt,
});

type ShownSlide = ReturnType<typeof slideOf>;

async function withPhotos(db: Kysely<BrokerageDatabase>, slides: readonly ShownSlide[]) {
  const stored = await photosByUrl(
    db,
    slides.map(({ photo_url }) => photo_url),
  );
  return slides.map(({ id, title, subtitle, link, photo_url, alt }) => ({
    ...{ id, title, subtitle, link },
    image: photoOf({ url: photo_url, alt }, stored),
  }));
}

/** As `GET home/slides` has them. */
export const slidesOf = (db: Kysely<BrokerageDatabase>, slides: Brokerage['slides']) =>
  withPhotos(db, slides.map(slideOf));

/** `GET home/slides`: the brokerage's slides, else those of table `slide`; cached for an hour (spec 2 §9). */
export function homeRoutes({ db }: { db: Kysely<BrokerageDatabase> }): Hono {
  const routes = new Hono();
  routes.get('/home/slides', publicAnswer, async (context) => {
    const own = ((await loadLiveBrokerage(db))?.slides ?? []).slice(0, maxOwn);
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
    context.header('Cache-Control', 'public, max-age=3600');
    return context.json({
      data: await withPhotos(db, slides),
    } satisfies z.input<typeof slidesAnswer>);
  });
  return routes;
}
