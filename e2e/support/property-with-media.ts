import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@api/database';
import { expect, test as base } from './account';

/** Of the demo, by its own address: one with eight photos and a floor plan; the stories give it a video and a tour, and take its measured plan. */
export const propertyWithMedia = '/usado/aluguel/409';

const media = {
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  // Matterport's own sample.
  tourUrl: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
};

/** Stories about a home that has all that a gallery can show. The demo has no videos and no tours of its own. */
export const test = base.extend<{ furnished: void }>({
  furnished: [
    async ({ database }, use) => {
      const id = Number(propertyWithMedia.split('/').at(-1));
      const given = sql`${JSON.stringify(media)}::jsonb`;
      await sql`
        update property set details = details || ${given}, plan = null
        where id = ${id} and (not details @> ${given} or plan is not null)`.execute(database);
      await storePhotos(database, id);
      await use();
    },
    { auto: true },
  ],
});

/** The addresses of all pictures, floor plans too, of the homes for which a condition holds. */
export const picturesOf = (homes: RawBuilder<unknown>) => sql`
  select picture ->> 'url' from property, jsonb_array_elements(photos || (details -> 'floorPlans')) as picture where ${homes}`;

/** Has the property's pictures fetched before others and waits for them: a page shows those that are stored. */
export async function storePhotos(database: Kysely<Database>, id: number) {
  const own = picturesOf(sql`id = ${id}`);
  await sql`update photo set next_attempt_at = 'epoch' where key is null and url in (${own})`.execute(
    database,
  );
  const waiting = sql`select url from photo where key is null and url in (${own})`;
  await expect.poll(async () => (await waiting.execute(database)).rows.length, { timeout: 50_000 }).toBe(0);
}

export { expect } from './account';
