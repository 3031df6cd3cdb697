import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { Icon } from '~/components/ui/icon';
import { useFavoriteButton } from '../favorites/favorites';
import type { CardData } from './card-data';
import { cardFacts, cardPrices } from './card-texts';

interface PartProps {
  card: CardData;
}

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
      {cardPrices(card).map(({ amount, isFrom, period }) => (
        <span key={amount}>
          {isFrom && <small>a partir de </small>}
          {amount}
          {period && <small> {period}</small>}
        </span>
      ))}
    </p>
  );
}

/** `form`: id of the `FavoritesForm` that it submits. */
export function CardFavoriteButton({
  card,
  className,
  form,
}: PartProps & { className: string; form: string }) {
  const negotiation = negotiationOfWord(card.href.split('/')[2]) ?? 'sell';
  const buttonProps = useFavoriteButton({ phase: card.phase, negotiation, id: card.id }, card.isFavorite);
  return (
    <button
      className={className}
      form={form}
      {...buttonProps}
      aria-label={`Adicionar aos favoritos: ${card.title}`}
    >
      <Icon name="heart" />
    </button>
  );
}
