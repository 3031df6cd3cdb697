import type { Negotiation } from '@domain/search/filters';
import { formatDecimal, formatMoney, formatMoneyShort } from '@domain/money';
import { recentDayText } from '@domain/moment';
import type { CardRow } from '@api/repositories/cards';
import { priceOf } from './event-prices';
import type { FavoriteNews } from './favorite-news';
import type { HomeNews, Reason } from './letter-news';
import type { AlertKind } from './what-happened';

/** Why, in a bracket. */
const shortly: Record<AlertKind, string> = {
  new: 'novo',
  back: 'voltou ao mercado',
  into_range: 'preço entrou na faixa',
  fell: 'preço caiu',
};

/** Why a home is told of: 'Preço entrou na sua faixa: de R$ 3,2 mi para R$ 2,95 mi.' and what else it fits. */
export function reasonText({ home, reasons: [first, ...others] }: HomeNews, now: Date): string {
  const also = others.map(({ search, kind }) => ` Combina também com “${search.name}” (${shortly[kind]}).`);
  return `${whyText(home, first, now)}${also.join('')}`;
}

function whyText(home: CardRow, { kind, at, before, negotiation }: Reason, now: Date): string {
  const day = recentDayText(at, now);
  const price = priceOf(home, negotiation);
  const money = (value: number) => formatMoneyShort(value, home.currency) + monthly(negotiation);
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
      return fallText({ home, at, before, negotiation }, now);
  }
}

/** 'Caiu R$ 600.000 (5,1%) hoje: era R$ 11.800.000.' */
function fallText({ home, at, before, negotiation }: Omit<FavoriteNews, 'kind'>, now: Date): string {
  const fall = before! - priceOf(home, negotiation)!;
  const share = formatDecimal(Math.round((fall / before!) * 1000) / 10);
  return `Caiu ${formatMoney(fall, home.currency)} (${share}%) ${recentDayText(at, now)}: era ${formatMoney(before!, home.currency)}${monthly(negotiation)}.`;
}

/** Why a favourite is told of. */
export const favoriteText = (news: FavoriteNews, now: Date): string =>
  news.kind === 'fell' ? fallText(news, now) : `Saiu do ar ${recentDayText(news.at, now)}.`;

const monthly = (negotiation: Negotiation) => (negotiation === 'rent' ? ' por mês' : '');
