import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { useInBrokersName } from '~/features/broker/broker-context';
import { photoSizes, widestPhoto } from '@domain/media/photo';
import { type CardData, exclusiveBadge } from './card-data';
import { CardFacts, CardFavoriteButton, CardPlace, CardPrices } from './card-parts';
import { cardCosts } from './card-texts';
import { Photo } from '~/components/ui/photo';

interface PropertyCardProps {
  card: CardData;
  favoritesForm?: string;
  priority?: boolean;
  heading?: 'h2' | 'h3';
  /** Different from the list's rows: large, or with a portrait photo (brief §6). */
  look?: 'wide' | 'upright';
}

const looks = {
  wide: { className: 'card card--g', sizes: photoSizes.wideCard, maxWidth: widestPhoto },
  upright: { className: 'card card--retrato', sizes: photoSizes.uprightCard, maxWidth: undefined },
};
const usualLook = { className: 'card', sizes: undefined, maxWidth: undefined };

/** Card (brief §9). The map uses `data-id`, `data-lat`, `data-lng`; swiping uses `data-photos`. */
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
      {favoritesForm && <CardFavoriteButton card={card} className="bi card__fav" form={favoritesForm} />}
      <CardPlace card={card} />
      <Heading>
        <a href={inBrokersName(card.href)}>{withNoBreakSpaces(card.title)}</a>
      </Heading>
      <div className="card__pe">
        <CardFacts card={card} />
        <CardPrices card={card} />
        {costs && <p className="nota card__custos">{costs}</p>}
      </div>
    </article>
  );
}
