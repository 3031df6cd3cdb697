import { Breadcrumbs } from '~/components/layout/breadcrumbs';
import { Icon } from '~/components/ui/icon';
import { phaseOf } from '~/domain/taxonomy/conditions';
import { links } from '~/links';
import type { PropertyPage } from './page';
import { ShareButton } from './share/share-button';

/** Above the pictures (specification 2, section 2): the way back, where the page stands, share, favourites. */
export function Toolbar({ page, favoritesForm }: { page: PropertyPage; favoritesForm: string }) {
  const { detail, crumbs, returnHref } = page;
  return (
    <div className="ferra">
      <div>
        <a href={returnHref} data-return>
          <Icon name="back" small />
          Retornar
        </a>
        <Breadcrumbs crumbs={crumbs} className="ferra__onde" />
      </div>
      <div>
        <ShareButton />
        <button
          form={favoritesForm}
          name="imovel"
          value={`${phaseOf(detail.condition)}/${detail.id}`}
          aria-pressed={detail.favorite === 1}
        >
          <Icon name="heart" small />
          Favoritar
        </button>
        <a href={links.favourites()}>Ver favoritos</a>
      </div>
    </div>
  );
}
