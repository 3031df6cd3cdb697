import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';

/** As if all photos that the database names, and these, were downloaded. */
export async function storePhotos(db: Kysely<Database>, urls: readonly string[] = []): Promise<void> {
  for (const url of urls)
    await db
      .insertInto('photo')
      .values({ url, next_attempt_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const photos = await db.selectFrom('photo').select('url').execute();
  for (const [index, { url }] of photos.entries()) {
    const key = index.toString(16).padStart(24, '0');
    await db
      .updateTable('photo')
      .set({ status: 'stored', key, width: 1600, height: 1067 })
      .where('url', '=', url)
      .execute();
  }
}
