import { bound } from '@domain/bound-words';
import { useInBrokersName } from '~/features/broker/broker-context';
import { photoSizes, widestPhoto } from '@domain/photo';
import { type CardData, exclusiveBadge } from './card-data';
import { CardFacts, CardHeart, CardPlace, CardPrices } from './card-parts';
import { cardCosts } from './card-texts';
import { Photo } from '~/components/ui/photo';

interface PropertyCardProps {
  card: CardData;
  /** The id of the form that hearts post (`FavoritesForm`); without one the card has no heart. */
  favoritesForm?: string;
  /** The first cards in view load their photo at once. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
  /** Out of the equal rows of a list: a large card, or an upright photo (brief §6). */
  look?: 'wide' | 'upright';
}

const looks = {
  wide: { className: 'card card--g', sizes: photoSizes.wideCard, maxWidth: widestPhoto },
  upright: { className: 'card card--retrato', sizes: photoSizes.uprightCard, maxWidth: undefined },
};
const usualLook = { className: 'card', sizes: undefined, maxWidth: undefined };

/**
 * A property in a list (brief §9): the photograph is the card, and all of it is one link; the heart posts a form of its
 * own. The map marks a card by `data-id`, `data-lat`, `data-lng`; `data-photos` lists what can be swiped to.
 */
export function PropertyCard({
  card,
  favoritesForm,
  priority,
  heading: Heading = 'h2',
  look,
}: PropertyCardProps) {
  const { className, sizes, maxWidth } = look ? looks[look] : usualLook;
  const costs = cardCosts(card);
  const inBrokersName = useInBrokersName();
  return (
    <article className={className} data-id={card.id} data-lat={card.lat} data-lng={card.lng}>
      <div className="card__foto" data-photos={card.otherPhotos.join(' ') || undefined}>
        <Photo photo={card.photo ?? null} sizes={sizes} maxWidth={maxWidth} priority={priority} />
        {card.badges.length > 0 && (
          <div className="card__selos">
            {card.badges.map((badge) => (
              <span className={badge === exclusiveBadge ? 'selo selo--tinta' : 'selo'} key={badge}>
                {badge}
              </span>
            ))}
          </div>
        )}
        {card.photoCount > 1 && (
          <span className="card__n num" role="img" aria-label={`${card.photoCount} fotos`}>
            {`1/${card.photoCount}`}
          </span>
        )}
      </div>
      {favoritesForm && <CardHeart card={card} className="bi card__fav" form={favoritesForm} />}
      <div className="card__corpo">
        <CardPlace card={card} />
        <Heading>
          <a href={inBrokersName(card.href)}>{bound(card.title)}</a>
        </Heading>
        <div className="card__pe">
          <CardFacts card={card} />
          <CardPrices card={card} />
          {costs && <p className="nota card__custos">{costs}</p>}
        </div>
      </div>
    </article>
  );
}
