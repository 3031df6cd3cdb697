import { useLocation, useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import type { PropertyDetail } from '~/domain/property';
import { announce } from '~/components/ui/live-region.browser';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { links } from '~/links';
import { useView } from '~/features/views/page-view.browser';
import { viewOf } from '~/features/views/tell-view.browser';
import type { Media } from './media';
import { Mosaic } from './mosaic';
import { PictureList } from './picture-list';
import { Player } from './player';
import { TabIcon } from './tab-icons';
import { allPhotos, chosenView, openedType, shown, tabLabels, tabsOf, type GalleryView } from './tabs';
import { useViewer } from './use-viewer';

interface GalleryProps {
  detail: Pick<PropertyDetail, 'id' | 'condition' | 'titulo1' | 'fotos' | 'plantas'>;
  media: Media;
}

/**
 * Photos, video, floor plans and tour of a property (spec 2 §2): the address says which is open
 * (`?aba=`), so the tabs are links that work without scripts; with them nothing else of the page changes.
 */
export function Gallery({ detail, media }: GalleryProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = location.pathname + location.search;
  const tabs = tabsOf(detail, media);
  const view = chosenView(location.search, tabs);
  const pictures = { foto: shown(detail.fotos), planta: shown(detail.plantas) };
  const { viewer, opened, linkTo } = useViewer(pictures);
  const seen = openedType(location.search, view, opened);
  useView(seen && viewOf(detail, seen));

  const openTab = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    const tab = event.currentTarget;
    event.preventDefault();
    announce(tab.textContent ?? '');
    navigate(tab.pathname + tab.search, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="gal palco" aria-label="Imagens do imóvel">
      <div className="galeria">{panel(view)}</div>
      {tabs.length > 1 && (
        <nav className="abas" aria-label="Tipo de mídia">
          {tabs.map((tab) => (
            <a
              href={links.galleryTab(path, tab === tabs[0] ? undefined : tab)}
              onClick={openTab}
              aria-current={(view === allPhotos ? 'galeria' : view) === tab || undefined}
              key={tab}
            >
              <TabIcon tab={tab} small />
              {tabLabels[tab]}
            </a>
          ))}
        </nav>
      )}
      {viewer}
    </section>
  );

  function panel(open: GalleryView) {
    const [first, second] = pictures.foto;
    switch (open) {
      case 'galeria':
        return <Mosaic photos={pictures.foto} allHref={links.galleryTab(path, allPhotos)} linkTo={linkTo} />;
      case 'fotos':
        return (
          <div className="todas">
            <PictureList kind="foto" pictures={pictures.foto} linkTo={linkTo} />
          </div>
        );
      case 'planta':
        return (
          <div className="planta-d">
            <PictureList kind="planta" pictures={pictures.planta} linkTo={linkTo} />
          </div>
        );
      case 'video':
        return <Player kind="video" medium={media.video!} title={detail.titulo1} poster={first} key={open} />;
      case 'tour':
        return (
          <Player
            kind="tour"
            medium={media.tour!}
            title={detail.titulo1}
            poster={second ?? first}
            key={open}
          />
        );
    }
  }
}
