import type { ProductChange, ProductHistory } from '@contract/product-history';
import { formatMoney } from '@domain/kernel/money';
import { dayText, isoDay } from '@domain/kernel/moment';
import { priceChange, type ShownPrice } from '@domain/property/price-change';
import type { Negotiation } from '@domain/search/filters';

export interface TimelineEntry {
  /** '2026-11-21', and the same day in Brazilian format. */
  iso: string;
  day: string;
  text: string;
}

export interface Timeline {
  /** Oldest first. */
  entries: TimelineEntry[];
  /** 'Disponível, conferido em 21/11/2026'; null: not available. */
  available: string | null;
}

/** Timeline of a property in one negotiation. Omits prices that were hidden at the time. */
export function timelineOf(history: ProductHistory, negotiation: Negotiation): Timeline {
  const { announced, changes, checkedAt } = history;
  const say = saying(negotiation);
  return {
    entries: [
      entry(announced.at, say.at('Anunciado', announced.price)),
      ...changes.map((change) => entry(change.at, say.change(change))),
    ],
    available: checkedAt && `Disponível, conferido em ${dayText(new Date(checkedAt))}`,
  };
}

const entry = (at: string, text: string): TimelineEntry => {
  const moment = new Date(at);
  return { iso: isoDay(moment), day: dayText(moment), text };
};

/** Keeps the currency and its amount on one line. */
const unbroken = '\u00a0';

function saying(negotiation: Negotiation) {
  const money = ({ amount, currency }: ShownPrice) =>
    formatMoney(amount, currency).replace(' ', unbroken) + (negotiation === 'rent' ? '/mês' : '');
  const at = (what: string, price: ShownPrice | null) => (price ? `${what} por ${money(price)}` : what);
  const change = ({ kind, before, after }: ProductChange): string => {
    if (kind === 'left') return 'Saiu do mercado';
    if (kind === 'back') return at('Voltou ao mercado', after);
    if (!after) return 'O preço passou a ser sob consulta';
    if (!before) return `Preço divulgado: ${money(after)}`;
    const howMuch = priceChange(before, after);
    return `Preço de ${money(before)} para ${money(after)}${howMuch ? `, ${howMuch}` : ''}`;
  };
  return { at, change };
}
