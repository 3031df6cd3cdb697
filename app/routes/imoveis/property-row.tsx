import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { photoSizes } from '@domain/media/photo';
import { Photo } from '~/components/ui/photo';
import { useInBrokersName } from '~/features/broker/broker-context';
import { CardFacts, CardFavoriteButton, CardPlace, CardPrices } from '~/features/property-card/card-parts';
import type { ListedCard } from './listed-cards';

interface PropertyRowProps {
  card: ListedCard;
  favoritesForm: string;
  /** Loads the photo eagerly, for the first one in view. */
  priority?: boolean;
  heading: 'h2' | 'h3';
}

/** Row of the list view (brief §18.3): one link, and a favorite button with its own form. */
export function PropertyRow({ card, favoritesForm, priority, heading: Heading }: PropertyRowProps) {
  const { row } = card;
  const inBrokersName = useInBrokersName();
  return (
    <article className="lin" data-id={card.id}>
      <div className="lin__foto">
        <Photo photo={card.photo ?? null} sizes={photoSizes.row} priority={priority} />
      </div>
      <div className="lin__t">
        <CardPlace card={card} />
        <Heading>
          <a href={inBrokersName(card.href)}>{withNoBreakSpaces(card.title)}</a>
        </Heading>
        <CardFacts card={card} />
        {card.badges.length > 0 && <p className="lin__s">{card.badges.join(' · ')}</p>}
      </div>
      {row && row.costs.length > 0 && (
        <dl className="lin__c">
          {row.costs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {row && (row.broker || row.announced) && (
        <p className="lin__q">
          {row.broker?.name}
          {row.broker && <span className="nota"> {row.broker.creci}</span>}
          {row.announced && (
            <span className="lin__d">
              {' '}
              {`anunciado em ${row.announced.day}`}
              <span className={row.announced.running ? 'so-desk' : undefined}>{row.announced.year}</span>
            </span>
          )}
        </p>
      )}
      <CardPrices card={card} className="preco lin__p" />
      <CardFavoriteButton card={card} className="bi lin__f" form={favoritesForm} />
    </article>
  );
}
