import { counted } from '@domain/counts';
import { homePrices } from '@domain/home-texts';
import { dayText } from '@domain/moment';
import { capitalized, countWord } from '@domain/text';
import type { OwnProduct } from '~/domain/owner-report';
import { links } from '~/links';

/** A property of the visitor's as a row of the list. */
export type ProductRow = ReturnType<typeof rowOf>;

/** The properties: those on offer apart from the others. */
export function listData(products: readonly OwnProduct[]) {
  const [active, inactive] = [
    products.filter(({ isActive }) => isActive),
    products.filter(({ isActive }) => !isActive),
  ];
  return {
    active: active.map(rowOf),
    inactive: inactive.map(rowOf),
  };
}

/** 'Dois no ar, um a caminho, um fora.'; '': nothing is told of. */
export function leadText(counts: { active: number; ahead: number; inactive: number }): string {
  const parts = [
    [counts.active, 'no ar'],
    [counts.ahead, 'a caminho'],
    [counts.inactive, 'fora'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, where]) => `${countWord(count)} ${where}`);
  return said.length > 0 ? `${capitalized(said.join(', '))}.` : '';
}

function rowOf(product: OwnProduct) {
  const { id, title, photo, district, city, codigo, isActive, link, figures, sale, rent, currency } = product;
  return {
    id,
    title,
    photo,
    place: [district, city].filter(Boolean) as string[],
    codigo,
    isActive,
    state: stateOf(product),
    prices: homePrices({ sale: sale?.amount, rent: rent?.amount, currency }),
    figures,
    report: links.ownerReport(id),
    page: isActive ? link : null,
  };
}

/** 'No ar há 101 dias', 'Fora do ar desde 03/07/2026': the catalogue knows that a home left, and not why. */
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
