import type { StaffOwnProperties } from '@contract/staff-checks';
import { formatMoneyShort } from '@domain/kernel/money';
import { capitalized, countWord } from '@domain/kernel/text';

type Row = Pick<
  StaffOwnProperties['rows'][number],
  'contacts' | 'visits' | 'views' | 'for_owner' | 'currency'
>;

const seen = {
  'acima da': 'mais visto que os parecidos',
  'dentro da': 'visto como os parecidos',
  'abaixo da': 'menos visto que os parecidos',
} as const;
const feminine = (count: number) => (count === 1 ? 'uma' : count === 2 ? 'duas' : countWord(count));

/**
 * 'Visto como os parecidos, ninguém em contato. Metade dos sete parecidos pede de R$ 36 mil a R$ 39 mil por m²; este pede
 * R$ 41 mil.' By the figures of the owner's report. null: there is nothing to say yet.
 */
export function ownerWords({ contacts, visits, views, for_owner, currency }: Row): string | null {
  const { place, square_metre } = for_owner;
  const brought = [
    place && seen[place],
    visits > 0
      ? `${feminine(visits)} ${visits === 1 ? 'visita' : 'visitas'}`
      : contacts > 0
        ? `${feminine(contacts)} ${contacts === 1 ? 'pessoa' : 'pessoas'} em contato`
        : views !== null && 'ninguém em contato em 30 dias',
  ].filter((part): part is string => typeof part === 'string');
  const money = (amount: number) => formatMoneyShort(amount, currency);
  const squareMetre =
    square_metre &&
    `Metade dos ${countWord(square_metre.n)} parecidos pede de ${money(square_metre.low)} a ${money(square_metre.high)} por m²; este pede ${money(square_metre.own)}.`;
  const text = [brought.length > 0 && `${capitalized(brought.join(', '))}.`, squareMetre]
    .filter(Boolean)
    .join(' ');
  return text || null;
}
