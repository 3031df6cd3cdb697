import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { officesOf } from '@api/house/house';
import { keptHouse } from '@api/repositories/house';
import { productName } from '@domain/firm';
import type { House, LetterSettings } from './letter';

/** The design's own accent (app/styles/tokens.css, --vidrotil). */
const designAccent = '#17514f';

/** Who sends a letter that is written now: the operator's own house, where one was entered, before the settings. */
export async function letterHouse(db: Kysely<Database>, settings: LetterSettings): Promise<House> {
  const house = (await keptHouse(db))?.content;
  const named = house?.name
    ? { name: house.name, article: house.article ?? productName.article }
    : productName;
  return {
    ...settings,
    ...named,
    office: (house && officesOf(house)[0]) ?? settings.office,
    logo: house?.logo ?? named.name,
    accent: house?.colours?.accent ?? designAccent,
  };
}
