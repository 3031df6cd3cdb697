import type { Kysely } from 'kysely';
import { slidesOf } from '@api/brokerage/routes/home';
import { searchOf } from '@api/brokerage/rules';
import { notFound } from '@api/platform/http/errors';
import { listedPropertiesOf } from '@api/properties/queries/listed-properties';
import { bannerOf } from '@api/search/queries/banner';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { searchPage } from '@api/search/queries/search';
import type { Brokerage } from '@api/brokerage/brokerage';
import { defaultPageSize } from '@contract/search';
import type { ShowcaseKind, StaffShowcasePreview } from '@contract/staff-showcase';
import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { checkedItem } from '../check-item';
import { loadDraft } from '../drafts';
import { findItem, homeTexts, type ShowcaseItem, withItem } from '../items';
import type { ShowcaseDatabase } from '../schema';
import { contentOf } from './overview';

/** As the site would answer with the draft, on the draft's days. @throws 404; 422 as of publishing */
export async function previewDraft(
  db: Kysely<ShowcaseDatabase>,
  kind: ShowcaseKind,
  key: string,
): Promise<StaffShowcasePreview> {
  const content = await contentOf(db);
  const draft = await loadDraft(db, kind, key);
  const item = draft
    ? checkedItem(content, kind, key, draft.content)
    : (findItem(content, kind, key)?.item ?? null);
  if (!item) throw notFound();
  const brokerage = withItem(content, kind, key, item);
  return {
    search: await searchOfItem(db, brokerage, kind, key, item),
    slides: kind === 'slide' ? await slidesOf(db, [item as Brokerage['slides'][number]]) : [],
    home: kind === 'sections' ? homeOf(item) : null,
  };
}

async function searchOfItem(
  db: Kysely<ShowcaseDatabase>,
  brokerage: Brokerage,
  kind: ShowcaseKind,
  key: string,
  item: ShowcaseItem,
): Promise<StaffShowcasePreview['search']> {
  if (kind !== 'list' && kind !== 'banner') return null;
  const filters: SearchFilters =
    kind === 'list' ? { ...emptyFilters(), curadoria: key } : searchOf(item.search as string);
  // Others with as many criteria would come before it.
  const shown =
    kind === 'banner' ? { ...brokerage, banners: [item as Brokerage['banners'][number]] } : brokerage;
  const { rows, total } = await searchPage(db, await resolveSearch(db, filters, shown), 1, defaultPageSize);
  const items = listedPropertiesOf(rows, filters.negotiation);
  return {
    path: buildSearchUrl(filters),
    answer: {
      ...{ items, total, totalItems: items.length, propertyType: [], location: null, relaxations: [] },
      banner: await bannerOf(db, filters, shown),
    },
  };
}

function homeOf(item: ShowcaseItem): StaffShowcasePreview['home'] {
  const texts = homeTexts.flatMap((name) => (typeof item[name] === 'string' ? [[name, item[name]]] : []));
  return {
    sections: Array.isArray(item.sections) ? item.sections.map(String) : null,
    texts: Object.fromEntries(texts) as Record<string, string>,
  };
}
