import type { Negotiation } from '@domain/search/filters';
import { formatDecimal, formatMoney, formatMoneyShort } from '@domain/money';
import { recentDayText } from '@domain/moment';
import { nounFor } from '@domain/counts';
import { capitalized, countWord } from '@domain/text';
import { joinWords } from '@domain/search/labels';
import type { CardRow } from '@api/repositories/cards';
import { type HomeNews, priceOf, type Reason } from './letter-news';
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
    case 'fell': {
      const fall = before! - price!;
      const share = formatDecimal(Math.round((fall / before!) * 1000) / 10);
      return `Caiu ${formatMoney(fall, home.currency)} (${share}%) ${day}: era ${formatMoney(before!, home.currency)}${monthly(negotiation)}.`;
    }
  }
}

const monthly = (negotiation: Negotiation) => (negotiation === 'rent' ? ' por mês' : '');

/** 'Dois novos e um que caiu de preço.' */
export function previewText(news: readonly HomeNews[]): string {
  const parts = (Object.keys(previews) as AlertKind[]).flatMap((kind) => {
    const count = news.filter(({ reasons: [first] }) => first.kind === kind).length;
    return count === 0 ? [] : [previews[kind](count)];
  });
  return `${capitalized(joinWords(parts))}.`;
}

const previews: Record<AlertKind, (count: number) => string> = {
  new: (count) => `${countWord(count)} ${nounFor(count, 'novo', 'novos')}`,
  back: (count) => `${countWord(count)} que ${nounFor(count, 'voltou', 'voltaram')} ao mercado`,
  into_range: (count) =>
    `${countWord(count)} que ${nounFor(count, 'entrou', 'entraram')} na sua faixa de preço`,
  fell: (count) => `${countWord(count)} que ${nounFor(count, 'caiu', 'caíram')} de preço`,
};
