import type { AlertEmail } from '../schema-alerts';
import { resolvedPlace } from '@api/search/queries/resolved-place';
import { countedProperties, nounFor, propertyNoun } from '@domain/kernel/counts';
import { formatMoney } from '@domain/kernel/money';
import { joinWords } from '@domain/search/labels';
import { searchSummary, searchTitle } from '@domain/search/title';
import { capitalized, countWord, trimText } from '@domain/kernel/text';
import { priceOf } from './event-prices';
import type { FavoriteNews } from './favorite-news';
import type { DigestSearch } from './email-news';
import { type EmailNews, searchesIn } from './digest-items';
import type { AlertKind, FavoriteKind } from './classify-change';

/* Texts of the whole e-mail. alert-texts.ts has the texts of one property. */

type Rhythm = AlertEmail['rhythm'];

/** In characters. */
const maxTitleLength = 60;

const countOf = ({ ofSearches, ofFavorites }: EmailNews) => ofSearches.length + ofFavorites.length;

export function subjectOf(news: EmailNews, rhythm: Rhythm): string {
  const { ofSearches, ofFavorites } = news;
  const count = countedProperties(countOf(news));
  if (rhythm === 'weekly') return `Sua semana: ${count}`;
  const sections = [...new Set(ofSearches.map(({ reasons: [first] }) => first.search))];
  const [first] = sections;
  if (!first)
    return ofFavorites.length === 1 ? favoriteSubject(ofFavorites[0]!) : `${count} nos seus favoritos`;
  if (ofFavorites.length > 0) return `${count} nas suas pesquisas e favoritos`;
  return sections.length === 1 ? `${count} em “${first.name}”` : `${count} nas suas pesquisas`;
}

function favoriteSubject({ home: property, kind, negotiation }: FavoriteNews): string {
  const title = trimText(property.title, maxTitleLength);
  if (kind === 'left') return `Saiu do ar: ${title}`;
  return `Caiu para ${formatMoney(priceOf(property, negotiation)!, property.currency)}: ${title}`;
}

const favoriteHeadings: Record<FavoriteKind, string> = {
  fell: 'Um favorito seu caiu de preço.',
  left: 'Um favorito seu saiu do ar.',
};

export function headingOf(news: EmailNews, rhythm: Rhythm): string {
  const { ofSearches, ofFavorites } = news;
  const count = countOf(news);
  if (rhythm === 'weekly') return 'O que mudou nesta semana.';
  if (ofSearches.length > 0) return `${capitalized(countWord(count))} ${propertyNoun(count)} para você ver.`;
  return count === 1
    ? favoriteHeadings[ofFavorites[0]!.kind]
    : `${capitalized(countWord(count))} favoritos seus mudaram.`;
}

/** Example: 'Dois novos e um favorito que caiu de preço.' */
export function previewOf({ ofSearches, ofFavorites }: EmailNews): string {
  const words = <Kind extends string>(
    texts: Record<Kind, (count: number) => string>,
    kinds: readonly Kind[],
  ): string[] =>
    (Object.keys(texts) as Kind[]).flatMap((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count === 0 ? [] : [texts[kind](count)];
    });
  const parts = [
    ...words(
      previews,
      ofSearches.map(({ reasons: [first] }) => first.kind),
    ),
    ...words(
      favoritePreviews,
      ofFavorites.map(({ kind }) => kind),
    ),
  ];
  return `${capitalized(joinWords(parts))}.`;
}

const previews: Record<AlertKind, (count: number) => string> = {
  new: (count) => `${countWord(count)} ${nounFor(count, 'novo', 'novos')}`,
  back: (count) => `${countWord(count)} que ${nounFor(count, 'voltou', 'voltaram')} ao mercado`,
  into_range: (count) =>
    `${countWord(count)} que ${nounFor(count, 'entrou', 'entraram')} na sua faixa de preço`,
  fell: (count) => `${countWord(count)} que ${nounFor(count, 'caiu', 'caíram')} de preço`,
};

const favoritePreviews: Record<FavoriteKind, (count: number) => string> = {
  fell: (count) =>
    `${countWord(count)} ${nounFor(count, 'favorito que caiu', 'favoritos que caíram')} de preço`,
  left: (count) => `${countWord(count)} ${nounFor(count, 'favorito que saiu', 'favoritos que saíram')} do ar`,
};

const rhythmWords: Record<Rhythm, string> = {
  at_once: 'e pediu para saber na hora',
  daily: 'e pediu uma carta por dia',
  weekly: 'e pediu uma carta por semana',
};

export function whyYou(news: EmailNews, rhythm: Rhythm): string {
  const searches = searchesIn(news);
  const names = joinWords(searches.map((search) => `“${search.name}”${criteriaOf(search)}`));
  const done = [
    ...(searches.length > 0
      ? [`salvou ${nounFor(searches.length, 'a pesquisa', 'as pesquisas')} ${names}`]
      : []),
    ...(news.ofFavorites.length > 0 ? ['guardou favoritos'] : []),
  ];
  return `Por que você recebeu: ${joinWords(done)}, ${rhythmWords[rhythm]}.`;
}

/** Example: ' (Casas à venda em Moema, até R$ 3 mi)'. */
function criteriaOf({ search: { filters, place }, currency }: DigestSearch): string {
  const known = place && resolvedPlace(place);
  return ` (${[searchTitle(filters, known), searchSummary(filters, currency)].filter(Boolean).join(' ')})`;
}
