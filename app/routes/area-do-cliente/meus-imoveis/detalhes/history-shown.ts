import type { ReportHistory } from '@contract/owner-figures';
import { dayText } from '@domain/kernel/moment';
import { formatMoney, formatNumber } from '@domain/kernel/money';

type Negotiation = ReportHistory[number];
type Shown = Negotiation['history']['announced']['price'];

/** Price changes by negotiation, newest first, with views before and after. */
export const historyShown = (history: ReportHistory) =>
  history.map(({ negotiation, history: { announced, changes }, changes: sides }) => ({
    name: negotiation === 'sell' ? 'Venda' : 'Aluguel',
    announced: { price: priceWords(announced.price, negotiation), day: dayText(new Date(announced.at)) },
    events: changes
      .map(({ at, kind, before, after }) => {
        const side = sides.find((each) => each.at === at);
        return {
          at,
          day: dayText(new Date(at)),
          text:
            kind === 'left'
              ? 'Saiu do ar'
              : kind === 'back'
                ? 'Voltou ao ar'
                : `${priceWords(before, negotiation)} → ${priceWords(after, negotiation)}`,
          change: kind === 'price' ? changeWords(before, after) : null,
          sides: side ? sidesOf(side) : null,
        };
      })
      .reverse(),
  }));
export type HistoryShown = ReturnType<typeof historyShown>;

const priceWords = (price: Shown, negotiation: Negotiation['negotiation']) =>
  price
    ? `${formatMoney(price.amount, price.currency)}${negotiation === 'rent' ? ' por mês' : ''}`
    : 'sob consulta';

/** '4,8% a menos'; null if a price is hidden, the currencies differ or the change rounds to 0%. */
function changeWords(before: Shown, after: Shown): string | null {
  if (!before || !after || before.currency !== after.currency || before.amount === 0) return null;
  const percent = ((after.amount - before.amount) / before.amount) * 100;
  const size = Math.abs(percent).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return size === '0' ? null : `${size}% ${percent < 0 ? 'a menos' : 'a mais'}`;
}

function sidesOf({ before, after, days_after }: Negotiation['changes'][number]) {
  const pair = (name: string, one: number | null, other: number | null) => ({
    name,
    before: numberText(one),
    after: days_after === 0 ? null : numberText(other),
    share: shares(one, days_after === 0 ? null : other),
  });
  return {
    isPartial: days_after < 14,
    days: days_after,
    pairs: [
      pair('Visualizações', before.views, after.views),
      pair('Pessoas em contato', before.leads, after.leads),
    ],
  };
}

const numberText = (number: number | null) => (number === null ? null : formatNumber(number));

/** Bar lengths in percent of the longer bar. */
function shares(...[one, other]: [number | null, number | null]) {
  const maxAmount = Math.max(one ?? 0, other ?? 0, 1);
  return [one, other].map((number) => Math.round(((number ?? 0) / maxAmount) * 100));
}
