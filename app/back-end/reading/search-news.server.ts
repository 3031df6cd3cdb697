import { newsKinds } from '@domain/change-kinds';
import type { HomeOfNews, SearchNews } from '~/domain/changes';
import { listOf, needed, object, orNothing, type Read, unwrapped, within } from './answer.server';
import { offeredFor } from './favorites.server';
import { propertyCard } from './property.server';
import { countOf, momentOf, textOf } from './values.server';
import { negotiationOfText } from './words.server';

const homeOfNews: Read<HomeOfNews> = (value, reading) => {
  const fields = object(value);
  const product = needed(orNothing(fields.product, propertyCard, reading), 'product', 'a home');
  const kind = textOf(fields.kind);
  return {
    product,
    kind: needed(newsKinds.find((each) => each === kind) ?? null, 'kind', 'a kind of news'),
    negotiation: negotiationOfText(textOf(fields.negotiation)) ?? (product.venda ? 'sell' : 'rent'),
    before: orNothing(fields.before, offeredFor, reading),
    after: orNothing(fields.after, offeredFor, reading),
  };
};

/** `GET clientArea/filters/{id}/news` (ours) */
export const searchNews: Read<SearchNews> = (value, reading) => {
  const fields = object(value);
  const homes = listOf(fields.homes, 'homes', homeOfNews, reading);
  return {
    since: needed(momentOf(fields.since), 'since', 'a moment'),
    total: Math.max(countOf(fields.total) ?? 0, homes.length),
    homes,
  };
};

const ofSearch: Read<SearchNews & { id: string }> = (value, reading) => ({
  ...searchNews(value, reading),
  id: needed(textOf(within(value).id), 'id', 'a number'),
});

/** `GET clientArea/filters/news` (ours) */
export const allNews: Read<{ since: string; data: (SearchNews & { id: string })[] }> = (value, reading) => ({
  since: needed(momentOf(within(value).since), 'since', 'a moment'),
  data: listOf(unwrapped(value), 'data', ofSearch, reading),
});
