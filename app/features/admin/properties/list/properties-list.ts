import type { StaffProperties, StaffPropertyRow } from '@contract/staff-property-list';
import { isoDay, recentDayText } from '@domain/kernel/moment';
import { formatMoney, formatNumber } from '@domain/kernel/money';
import { counted } from '@domain/kernel/counts';
import { fewPhotos, propertyStateNames } from '@domain/property/property-list';
import { pageSize } from '../../list/page-of';

/** The answer as texts. */
export const propertyList = (
  { properties, total, counts, brokers, sources }: StaffProperties,
  now: Date,
) => ({
  ...{ total, counts, pages: Math.max(1, Math.ceil(total / pageSize)) },
  rows: properties.map((property) => rowOf(property, now)),
  brokers: brokers.map(({ id, name }) => [String(id), name] as const),
  sources: sources.map(({ id, name }) => [String(id), name] as const),
});

export const rowOf = (property: StaffPropertyRow, now: Date) => {
  const { id, reference, title, district, city, broker, state, held, photos, checked_at: checked } = property;
  return {
    ...{ id, name: title || 'Imóvel sem título', where: placeText([reference, district, city]) },
    ...{ price: priceText(property), feedPrice: feedText(property) },
    broker: broker?.name ?? null,
    ...{ state, stateText: held && state === 'live' ? 'valor retido' : propertyStateNames[state] },
    isHeld: held !== null && state === 'live',
    photos: photosText(photos),
    checked: checked ? checkedText(new Date(checked), now) : 'nunca',
  };
};
export type PropertyRow = ReturnType<typeof rowOf>;

const placeText = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** 'hoje', 'ontem', '12/11'; of another year with it. */
function checkedText(at: Date, now: Date): string {
  const text = recentDayText(at, now).replace(/^em /, '');
  return text.endsWith(`/${isoDay(now).slice(0, 4)}`) ? text.slice(0, 5) : text;
}

/** Few photos are said; enough are not. */
const photosText = (count: number) =>
  count === 0 ? 'sem foto' : count < fewPhotos ? counted(count, 'foto', 'fotos') : null;

export function priceText({ price: { sell, rent }, currency }: StaffPropertyRow): string {
  const texts = [
    ...(sell === null ? [] : [formatMoney(sell, currency)]),
    ...(rent === null ? [] : [`${formatMoney(rent, currency)} por mês`]),
  ];
  return texts.join('; ') || 'sem preço';
}

/** 'na carga R$ 112.000, retido', 'da casa; na carga R$ 18.500.000' */
function feedText({ held, feed_price: feed, currency }: StaffPropertyRow): string | null {
  if (held) {
    const value = held.what === 'area' ? `${formatNumber(held.value)} m²` : formatMoney(held.value, currency);
    return `na carga ${value}, retido`;
  }
  const prices = [feed.sell, feed.rent].filter((price) => price != null);
  if (feed.sell === undefined && feed.rent === undefined) return null;
  return prices.length === 0
    ? 'da casa; a carga não tem preço'
    : `da casa; na carga ${prices.map((price) => formatMoney(price, currency)).join(' e ')}`;
}
