import type { PropertyCard } from '~/domain/property';
import { cardData } from '~/features/property-card/card-data';
import { countWord } from '@domain/kernel/text';

const maxShown = 3;

/** New matches for the visitor with a sentence on their number; `lead` is null for none. */
export const newProperties = ({ data, total }: { data: readonly PropertyCard[]; total: number }) => ({
  cards: data.slice(0, maxShown).map((card) => cardData(card, undefined)),
  lead: total === 0 ? null : leadOf(total),
});

function leadOf(total: number): string {
  const count = countWord(total);
  const words = total === 1 ? 'imóvel novo combina' : 'imóveis novos combinam';
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${words} com o que você procura.`;
}
