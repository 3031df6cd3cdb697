import type { Brokerage } from '@api/brokerage/brokerage';
import { withSlugs } from '@api/brokerage/brokerage-file';
import { sectionsKey, type ShowcaseKind } from '@contract/staff-showcase';

/** As the brokerage's file has it. */
export type ShowcaseItem = Record<string, unknown>;

/** Key of the brokerage's file. */
export const partOf = { list: 'lists', banner: 'banners', slide: 'slides' } as const;
type Listed = keyof typeof partOf;

/** Texts of the home page that are edited with its sections. */
export const homeTexts = ['title', 'lead', 'announce', 'curation', 'team'] as const;

/** Stored contents of older versions have banners and slides without slugs. */
export const itemsOf = (content: Brokerage, kind: Listed): readonly (ShowcaseItem & { slug: string })[] =>
  withSlugs(content[partOf[kind]] as { slug?: string; title: string }[]);

export interface FoundItem {
  item: ShowcaseItem;
  /** From 0; of sections always 0. */
  position: number;
}

export function findItem(content: Brokerage, kind: ShowcaseKind, key: string): FoundItem | null {
  if (kind === 'sections') return key === sectionsKey ? { item: sectionsOf(content), position: 0 } : null;
  const items = itemsOf(content, kind);
  const position = items.findIndex(({ slug }) => slug === key);
  return position < 0 ? null : { item: items[position]!, position };
}

/** @param item null: removed @param position without it: where it is, or at the end */
export function withItem(
  content: Brokerage,
  kind: ShowcaseKind,
  key: string,
  item: ShowcaseItem | null,
  position?: number,
): Brokerage {
  if (kind === 'sections') return item ? withSections(content, item) : content;
  const items = itemsOf(content, kind);
  const at = items.findIndex(({ slug }) => slug === key);
  const others = items.filter((_, index) => index !== at);
  const place = position ?? (at < 0 ? others.length : at);
  const next = item ? others.toSpliced(place, 0, { ...item, slug: key }) : others;
  return { ...content, [partOf[kind]]: next };
}

function sectionsOf({ sections, texts }: Brokerage): ShowcaseItem {
  const home = texts?.home ?? {};
  const own = homeTexts.flatMap((name) => (home[name] === undefined ? [] : [[name, home[name]]]));
  return { ...(sections && { sections }), ...Object.fromEntries(own) };
}

function withSections({ sections: _before, ...content }: Brokerage, item: ShowcaseItem): Brokerage {
  const { sections, ...own } = item;
  const { title: _t, lead: _l, announce: _a, curation: _c, team: _m, ...rest } = content.texts?.home ?? {};
  const { home: _home, ...texts } = content.texts ?? {};
  const home = { ...rest, ...own };
  const hasHome = Object.keys(home).length > 0;
  const { texts: _texts, ...others } = content;
  const hasTexts = hasHome || Object.keys(texts).length > 0;
  return {
    ...others,
    ...(sections !== undefined && { sections: sections as NonNullable<Brokerage['sections']> }),
    ...(hasTexts && { texts: { ...texts, ...(hasHome && { home }) } }),
  };
}
