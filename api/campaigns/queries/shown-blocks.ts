import { type Kysely, sql } from 'kysely';
import { namedResponsible } from '@api/contacts/responsibles';
import { searchOf } from '@api/brokerage/rules';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { photoOf, photosByUrl } from '@api/platform/photos/repository';
import { listedColumns, listedPropertiesOf, type ListedRow } from '@api/properties/queries/listed-properties';
import { codeKey } from '@api/properties/queries/properties';
import { isAvailable } from '@api/search/queries/facets';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { findMatches } from '@api/search/queries/search';
import type { ShownCampaign } from '@contract/campaigns';
import type { CampaignBlock } from '@domain/campaigns/campaign-content';
import { maxCodes, propertiesOfSearch } from '@domain/campaigns/campaign-limits';
import { foldCode } from '@domain/property/property-code';
import type { CampaignsDatabase } from '../schema';
import { campaignPhotoUrls } from '@domain/campaigns/campaign-photos';
import { campaignPerson } from './person';

type Shown = ShownCampaign['blocks'][number];

/** Blocks with what they name: properties that are on the site now, stored photos, who answers. */
export async function shownBlocks(
  db: Kysely<CampaignsDatabase>,
  blocks: readonly CampaignBlock[],
): Promise<Shown[]> {
  const stored = await photosByUrl(db, campaignPhotoUrls([...blocks]));
  const shown: Shown[] = [];
  for (const block of blocks) {
    switch (block.kind) {
      case 'text':
        shown.push({ kind: 'text', title: block.title ?? null, text: block.text ?? null });
        break;
      case 'photo':
        shown.push({ kind: 'photo', photo: photoOf({ url: block.photo, alt: block.alt }, stored) });
        break;
      case 'properties':
        shown.push({
          ...{ kind: 'properties', search: block.search ?? null },
          items: block.codes
            ? await propertiesOfCodes(db, block.codes)
            : await foundProperties(db, block.search!),
        });
        break;
      case 'quote':
        shown.push(block);
        break;
      case 'contact':
        shown.push({ kind: 'contact', ...(await personOf(db, block.responsible ?? null)) });
    }
  }
  return shown;
}

async function propertiesOfCodes(db: Kysely<CampaignsDatabase>, codes: readonly string[]) {
  const folded = codes.map(foldCode);
  const { rows } = await sql<ListedRow>`select ${listedColumns} from property
    where ${isAvailable} and ${codeKey} = any(${folded}::text[])
    order by array_position(${folded}::text[], ${codeKey}), id limit ${maxCodes}`.execute(db);
  return listedPropertiesOf(rows);
}

async function foundProperties(db: Kysely<CampaignsDatabase>, path: string) {
  const filters = searchOf(path);
  const search = await resolveSearch(db, filters, (await loadBrokerage(db))?.content);
  const { rows } = await findMatches(db, search, { offset: 0, limit: propertiesOfSearch }, listedColumns);
  return listedPropertiesOf(rows, filters.negotiation);
}

async function personOf(db: Kysely<CampaignsDatabase>, responsible: string | null) {
  const person = await campaignPerson(db, responsible);
  if (!person) return { name: null, creci: null };
  const named = await namedResponsible(db, person);
  const broker =
    named?.kind === 'broker' &&
    (await db.selectFrom('broker').select('creci').where('id', '=', named.id).executeTakeFirst());
  return { name: named?.name || null, creci: broker ? broker.creci : null };
}

/** Codes that no property on the site has. */
export async function missingCodes(
  db: Kysely<CampaignsDatabase>,
  blocks: readonly CampaignBlock[],
): Promise<string[]> {
  const codes = blocks.flatMap((block) => (block.kind === 'properties' ? (block.codes ?? []) : []));
  if (codes.length === 0) return [];
  const { rows } = await sql<{ key: string }>`select ${codeKey} as key from property
    where ${isAvailable} and ${codeKey} = any(${codes.map(foldCode)}::text[])`.execute(db);
  const found = new Set(rows.map(({ key }) => key));
  return codes.filter((code) => !found.has(foldCode(code)));
}
