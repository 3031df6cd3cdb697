import { counted, nounFor } from '@domain/kernel/counts';
import { propertyPrices } from '@domain/property/property-texts';
import { formatNumber } from '@domain/kernel/money';
import { dayText } from '@domain/kernel/moment';
import { capitalized, countWord } from '@domain/kernel/text';
import { personNoun, visitNoun } from '@domain/owner-report/report-texts';
import type { OwnProperty } from '~/domain/owner-report';
import { links } from '~/links';

export type PropertyRow = ReturnType<typeof rowOf>;

export function listData(products: readonly OwnProperty[]) {
  const [active, inactive] = [
    products.filter(({ isActive }) => isActive),
    products.filter(({ isActive }) => !isActive),
  ];
  return {
    active: active.map(rowOf),
    inactive: inactive.map(rowOf),
  };
}

/** 'Dois no ar, um a caminho, um fora.'; '' if all counts are 0. */
export function leadText(counts: { active: number; ahead: number; inactive: number }): string {
  const parts = [
    [counts.active, 'no ar'],
    [counts.ahead, 'a caminho'],
    [counts.inactive, 'fora'],
  ] as const;
  const phrases = parts
    .filter(([count]) => count > 0)
    .map(([count, where]) => `${countWord(count)} ${where}`);
  return phrases.length > 0 ? `${capitalized(phrases.join(', '))}.` : '';
}

function rowOf(product: OwnProperty) {
  const {
    id,
    title,
    photo,
    district,
    city,
    codigo,
    isActive,
    link,
    figures,
    sale,
    rent,
    periodRent,
    currency,
  } = product;
  return {
    id,
    title,
    photo,
    place: [district, city].filter(Boolean) as string[],
    codigo,
    isActive,
    state: stateOf(product),
    prices: propertyPrices({ sale: sale?.amount, rent: rent?.amount, periodRent, currency }),
    figures: figures && [
      { name: visitNoun(figures.visits), value: formatNumber(figures.visits) },
      { name: personNoun(figures.leads), value: formatNumber(figures.leads) },
      {
        name: `${nounFor(figures.views, 'visualização', 'visualizações')} em 30 dias`,
        value: formatNumber(figures.views),
      },
    ],
    report: links.ownerReport(id),
    page: isActive ? link : null,
  };
}

/** 'No ar há 101 dias', 'Fora do ar desde 03/07/2026'. The catalogue does not record why a property left. */
export function stateOf({
  isActive,
  days,
  left,
}: {
  isActive: boolean | null;
  days: number | null;
  left: string | null;
}): string {
  if (isActive === false) return left ? `Fora do ar desde ${dayText(new Date(left))}` : 'Fora do ar';
  if (days === null) return 'No ar';
  return days === 0 ? 'No ar desde hoje' : `No ar há ${counted(days, 'dia', 'dias')}`;
}
