import { useHeart } from '~/features/favourites/favorites';
import { Photo } from '~/components/ui/photo';
import { Icon } from '~/components/ui/icon';
import type { GoneFavorite } from './favorites-data';

interface GoneCardProps {
  gone: GoneFavorite;
  favoritesForm: string;
}

/** A favourite that went off the market (brief §9, 'Unavailable'): its link leads to others like it. */
export function GoneCard({ gone, favoritesForm }: GoneCardProps) {
  const { offer, href, title, district, city, photo } = gone;
  const heart = useHeart(offer);
  return (
    <article className="card card--fora">
      <div className="card__foto">
        <Photo photo={photo && { ...photo, alt: '' }} />
        <div className="card__selos">
          <span className="selo">Indisponível</span>
        </div>
      </div>
      <button
        className="bi card__fav"
        form={favoritesForm}
        {...heart}
        aria-label={`Adicionar aos favoritos: ${title}`}
      >
        <Icon name="heart" />
      </button>
      <div className="card__corpo">
        {(district || city) && (
          <p className="card__lugar">
            <b>{district || city}</b>
            {district && `, ${city}`}
          </p>
        )}
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <div className="card__pe">
          <p className="suave menor">Saiu de oferta. Veja imóveis similares.</p>
        </div>
      </div>
    </article>
  );
}
