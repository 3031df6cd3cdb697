import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { useFavoriteButton } from '~/features/favorites/favorites';
import { Icon } from '~/components/ui/icon';
import { offerOf } from '@domain/property/offer';
import { links } from '~/links';
import type { PropertyData } from './property-data.server';
import { PrintIcon } from '~/components/ui/print-icon';
import { ShareButton } from './share/share-button';

interface ToolbarProps {
  page: PropertyData;
  favoritesForm: string;
  corretor?: string;
}

/**
 * Bar above the pictures (spec 2 §2): back link, breadcrumbs, share, print, favorite.
 * Phones have a 44 px row with city and district only (docs/decisions/0079-the-phone-belongs-to-the-photograph.md).
 */
export function Toolbar({ page, favoritesForm, corretor }: ToolbarProps) {
  const { detail, negotiation, crumbs, returnHref } = page;
  const offer = offerOf(detail, negotiation);
  const favoriteButton = useFavoriteButton(offer, detail.isFavorite);
  return (
    <div className="ferra ferra--imovel">
      <div>
        <a href={returnHref} data-return>
          <Icon name="back" small />
          <span>
            Retornar<span className="vh"> à lista</span>
          </span>
        </a>
        <Breadcrumbs crumbs={crumbs} className="ferra__onde" />
      </div>
      <div className="ferra__a">
        <ShareButton />
        <a className="so-largo" href={links.dossier(offer, corretor)}>
          <PrintIcon />
          Imprimir
        </a>
        <button form={favoritesForm} {...favoriteButton}>
          <Icon name="heart" small />
          <span>Favoritar</span>
        </button>
        <a className="so-largo" href={links.favourites()}>
          Ver favoritos
        </a>
      </div>
    </div>
  );
}
