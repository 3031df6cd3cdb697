import type { Negotiation } from '@domain/search/filters';
import { formatDecimal, formatMoney, formatMoneyShort } from '@domain/kernel/money';
import { recentDayText } from '@domain/kernel/moment';
import type { CardRow } from '@api/properties/queries/cards';
import { priceOf } from './event-prices';
import type { FavoriteNews } from './favorite-news';
import type { PropertyNews, Reason } from './email-news';
import type { AlertKind } from './classify-change';

const shortly: Record<AlertKind, string> = {
  new: 'novo',
  back: 'voltou ao mercado',
  into_range: 'preço entrou na faixa',
  fell: 'preço caiu',
};

/** Example: 'Preço entrou na sua faixa: de R$ 3,2 mi para R$ 2,95 mi.', then other matching searches. */
export function reasonText({ home: property, reasons: [first, ...others] }: PropertyNews, now: Date): string {
  const also = others.map(({ search, kind }) => ` Combina também com “${search.name}” (${shortly[kind]}).`);
  return `${whyText(property, first, now)}${also.join('')}`;
}

function whyText(property: CardRow, { kind, at, before, negotiation }: Reason, now: Date): string {
  const day = recentDayText(at, now);
  const price = priceOf(property, negotiation);
  const money = (value: number) => formatMoneyShort(value, property.currency) + monthly(negotiation);
  switch (kind) {
    case 'new':
      return `Novo: anunciado ${day}.`;
    case 'back':
      return `Voltou ao mercado ${day}.`;
    case 'into_range':
      if (price === null) return `Preço entrou na sua faixa ${day}.`;
      return before === null
        ? `Preço entrou na sua faixa: ${money(price)}.`
        : `Preço entrou na sua faixa: de ${money(before)} para ${money(price)}.`;
    case 'fell':
      return fallText({ home: property, at, before, negotiation }, now);
  }
}

/** Example: 'Caiu R$ 600.000 (5,1%) hoje: era R$ 11.800.000.' */
function fallText(
  { home: property, at, before, negotiation }: Omit<FavoriteNews, 'kind'>,
  now: Date,
): string {
  const fall = before! - priceOf(property, negotiation)!;
  const share = formatDecimal(Math.round((fall / before!) * 1000) / 10);
  return `Caiu ${formatMoney(fall, property.currency)} (${share}%) ${recentDayText(at, now)}: era ${formatMoney(before!, property.currency)}${monthly(negotiation)}.`;
}

export const favoriteText = (news: FavoriteNews, now: Date): string =>
  news.kind === 'fell' ? fallText(news, now) : `Saiu do ar ${recentDayText(news.at, now)}.`;

const monthly = (negotiation: Negotiation) => (negotiation === 'rent' ? ' por mês' : '');
