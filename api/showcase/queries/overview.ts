import type { Kysely } from 'kysely';
import type { Brokerage } from '@api/brokerage/brokerage';
import { brokerageFile } from '@api/brokerage/brokerage-file';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { countMatches } from '@api/search/queries/search';
import type { StaffShowcase } from '@contract/staff-showcase';
import { type Scheduled, scheduleState } from '@domain/brokerage/schedule';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { emptyFilters } from '@domain/search/normalize';
import { byField } from '../check-item';
import { itemsOf, type ShowcaseItem } from '../items';
import type { ShowcaseDatabase } from '../schema';

export async function contentOf(db: Kysely<ShowcaseDatabase>): Promise<Brokerage> {
  return (await loadBrokerage(db))?.content ?? brokerageFile.parse({});
}

export async function showcaseOverview(db: Kysely<ShowcaseDatabase>): Promise<StaffShowcase> {
  const content = await contentOf(db);
  const drafts = await db.selectFrom('showcase_draft').select(['kind', 'key', 'content']).execute();
  /** Published ones, then those that are drafts alone. */
  const all = (kind: 'list' | 'banner' | 'slide') => {
    const published = itemsOf(content, kind).map((item) => ({ key: item.slug, item, isPublished: true }));
    const own = drafts.filter((draft) => draft.kind === kind);
    const fresh = own
      .filter(({ key }) => published.every((each) => each.key !== key))
      .map((draft) => ({ key: draft.key, item: draft.content as ShowcaseItem, isPublished: false }));
    return [...published, ...fresh].map(({ key, item, isPublished }) => ({
      item,
      isPublished,
      summary: {
        key,
        title: textOf(item.title) || key,
        ...{ from: textOf(item.from) || null, until: textOf(item.until) || null },
        state: isPublished ? scheduleState(item as Scheduled, isoDay(clock.now())) : null,
        has_draft: own.some((draft) => draft.key === key),
      },
    }));
  };
  const lists = [];
  for (const { summary, item, isPublished } of all('list'))
    lists.push({
      ...summary,
      automatic: isPublished ? item.search !== undefined : item[byField] === 'search',
      pinned: Array.isArray(item.pinned) ? item.pinned.length : 0,
      properties: isPublished ? await countListed(db, content, summary.key) : null,
    });
  const searched = (kind: 'banner' | 'slide') =>
    all(kind).map(({ summary, item }) => ({ ...summary, search: textOf(item.search) }));
  return {
    lists,
    ...{ banners: searched('banner'), slides: searched('slide') },
    brokers: content.brokers
      .filter(({ active }) => active !== false)
      .map(({ slug, name }) => ({ slug, name })),
    has_home_draft: drafts.some(({ kind }) => kind === 'sections'),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Properties on the site of a list, be it of another day. */
export async function countListed(
  db: Kysely<ShowcaseDatabase>,
  content: Brokerage,
  key: string,
): Promise<number> {
  return countMatches(db, await resolveSearch(db, { ...emptyFilters(), curadoria: key }, content));
}
