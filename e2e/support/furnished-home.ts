import { sql } from 'kysely';
import { test as base } from './account';

/** Of the demo, by its own address: one with eight photos and a floor plan; the stories give it a video and a tour. */
export const withEverything = '/usado/aluguel/409';

const media = {
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  // Matterport's own sample.
  tourUrl: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
};

/** Stories about a home that has all that a gallery can show. The demo has no videos and no tours of its own. */
export const test = base.extend<object, { furnished: void }>({
  furnished: [
    async ({ database }, use) => {
      const id = Number(withEverything.split('/').at(-1));
      await sql`update property set details = details || ${JSON.stringify(media)}::jsonb where id = ${id}`.execute(
        database,
      );
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from './account';
