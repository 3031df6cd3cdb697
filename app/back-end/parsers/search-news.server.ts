import { newsKinds } from '@domain/favorites/change-kinds';
import type { NewsProperty, SearchNews } from '~/domain/changes';
import { listOf, required, object, parseOrNull, type Parser, unwrapped, within } from './answer.server';
import { offerPrice } from './favorites.server';
import { propertyCard } from './property.server';
import { countOf, momentOf, textOf } from './primitives.server';
import { negotiationOfText } from './vocabulary.server';

const newsProperty: Parser<NewsProperty> = (value, context) => {
  const fields = object(value);
  const product = required(parseOrNull(fields.product, propertyCard, context), 'product', 'a home');
  const kind = textOf(fields.kind);
  return {
    product,
    kind: required(newsKinds.find((each) => each === kind) ?? null, 'kind', 'a kind of news'),
    negotiation: negotiationOfText(textOf(fields.negotiation)) ?? (product.venda ? 'sell' : 'rent'),
    before: parseOrNull(fields.before, offerPrice, context),
    after: parseOrNull(fields.after, offerPrice, context),
  };
};

export const searchNews: Parser<SearchNews> = (value, context) => {
  const fields = object(value);
  const properties = listOf(fields.homes, 'homes', newsProperty, context);
  return {
    since: required(momentOf(fields.since), 'since', 'a moment'),
    total: Math.max(countOf(fields.total) ?? 0, properties.length),
    homes: properties,
  };
};

const ofSearch: Parser<SearchNews & { id: string }> = (value, context) => ({
  ...searchNews(value, context),
  id: required(textOf(within(value).id), 'id', 'a number'),
});

export const allNews: Parser<{ since: string; data: (SearchNews & { id: string })[] }> = (
  value,
  context,
) => ({
  since: required(momentOf(within(value).since), 'since', 'a moment'),
  data: listOf(unwrapped(value), 'data', ofSearch, context),
});
