import { LRUCache } from 'lru-cache';
import type { ErrorLog } from '@domain/kernel/logged';
import { parseSearchUrl } from '@domain/search/parse-url';
import { parseText } from '@domain/texts/parse-text';
import { type PropertiesBlock, propertiesIn, type TextBlock } from '@domain/texts/text-blocks';
import type { ApiClient } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import type { Photo } from '~/domain/property';
import { cardData } from '~/features/property-card/card-data';
import type { LoadedText } from './loaded-text';

/** Parsing takes longer than the rest of a page. Blocks are shared: do not change them. */
const parsed = new LRUCache<string, readonly TextBlock[]>({ max: 100 });
/** Lists of properties that one text asks for; further ones stay empty. */
const maxSearches = 6;
const budgetShare = 0.8;

export function parsedText(text: string): readonly TextBlock[] {
  const known = parsed.get(text);
  if (known) return known;
  const blocks = parseText(text);
  parsed.set(text, blocks);
  return blocks;
}

interface Loading {
  api: ApiClient;
  log: ErrorLog;
}

/** A list that the back end does not answer is empty: its text is shown. */
export async function loadText(
  { api, log }: Loading,
  text: string,
  photos: Readonly<Record<string, Photo>>,
): Promise<LoadedText> {
  const blocks = parsedText(text);
  const searches = new Map(propertiesIn(blocks).map((block) => [propertiesKey(block), block]));
  const found = await Promise.all(
    [...searches].slice(0, maxSearches).map(async ([key, { search, count }]) => {
      const { pathname, searchParams } = new URL(search, 'https://site.invalid');
      const filters = { ...parseSearchUrl(pathname, searchParams), page: 1 };
      const answer = await orNull(api.searchProperties(filters, { perPage: count, budgetShare }), log);
      const items = answer?.items.slice(0, count) ?? [];
      return [key, items.map((item) => cardData(item, filters.negotiation))] as const;
    }),
  );
  return { blocks: [...blocks], photos, cards: Object.fromEntries(found) };
}

const propertiesKey = ({ search, count }: PropertiesBlock) => `${search}, ${count}`;
