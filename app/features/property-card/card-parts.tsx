import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { Icon } from '~/components/ui/icon';
import { useHeart } from '~/features/favourites/favorites';
import type { CardData } from './card-data';
import { cardFacts, cardPrices } from './card-texts';

/** What a property's card and its row in the list view have in common. */
interface PartProps {
  card: CardData;
}

/** District and city. */
export function CardPlace({ card: { district, city } }: PartProps) {
  return (
    <p className="card__lugar">
      <b>{district || city}</b>
      {district && `, ${city}`}
    </p>
  );
}

export function CardFacts({ card }: PartProps) {
  const facts = cardFacts(card);
  if (facts.length === 0) return null;
  return (
    <ul className="ficha">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function CardPrices({ card, className = 'preco' }: PartProps & { className?: string }) {
  return (
    <p className={className}>
      {cardPrices(card).map(({ amount, period }) => (
        <span key={amount}>
          {amount}
          {period && <small> {period}</small>}
        </span>
      ))}
    </p>
  );
}

/** The heart; `form`: the id of the form that it posts (`FavoritesForm`). */
export function CardHeart({ card, className, form }: PartProps & { className: string; form: string }) {
  const heart = useHeart({
    phase: card.phase,
    negotiation: negotiationOfWord(card.href.split('/')[2]) ?? 'sell',
    id: card.id,
  });
  return (
    <button
      className={className}
      form={form}
      {...heart}
      aria-label={`Adicionar aos favoritos: ${card.title}`}
    >
      <Icon name="heart" />
    </button>
  );
}
