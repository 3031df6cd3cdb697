import { sql } from 'kysely';
import { openDatabase } from '../../api/open-database';
import { silentLogger } from '../../tests/support/silent-logger';
import { picturesOf, propertyWithMedia } from './property-with-media';

/**
 * Has the website that runs over a folder store the hero's photos and those of the homes alone that the main stories
 * look at: to make the files of the others would take half of the machine for as long as the stories last.
 */
export async function fewPhotos(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: silentLogger, join: true });
  const id = Number(propertyWithMedia.split('/').at(-1));
  const urls = picturesOf(sql`id = ${id} or (district_slug = 'itaim-bibi' and suites >= 3)`);
  await sql`
    update photo set next_attempt_at = case when url in (${urls}) or url in (select photo_url from slide) then 'epoch'::timestamptz else 'infinity' end
    where key is null`.execute(db);
  await close();
}
