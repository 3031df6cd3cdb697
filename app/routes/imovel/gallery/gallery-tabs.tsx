import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { links } from '~/links';
import { allPhotos, tabLabels } from './tabs';
import { photosId, type Gallery } from './use-gallery';

interface GalleryTabsProps {
  gallery: Gallery;
  panel: RefObject<HTMLElement>;
  hasPlan: boolean;
}

/** Links to the views of the gallery (`?aba=`), so they work without scripts. An opened view comes into sight and has the focus. */
export function GalleryTabs({ gallery, panel, hasPlan }: GalleryTabsProps) {
  const { path, tabs, view, pictures, opensDrawn, linkTo, allHref } = gallery;
  const navigate = useNavigate();
  const isPressed = useRef(false);

  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [view, panel]);

  const openTab = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    const tab = event.currentTarget;
    event.preventDefault();
    isPressed.current = true;
    navigate(tab.pathname + tab.search, { replace: true, preventScrollReset: true });
  };
  const count = pictures.foto.length;
  const isPhoto = view === 'galeria' || view === allPhotos;
  const caption = isPhoto && !opensDrawn && pictures.foto[0]?.caption;
  return (
    <div className="abre__v">
      {caption && <p>{caption}</p>}
      {tabs.length > 1 && (
        <nav aria-label="Tipo de mídia">
          {tabs.map((tab) => (
            <a
              href={links.galleryTab(path, tab === tabs[0] ? undefined : tab)}
              onClick={openTab}
              aria-current={(view === allPhotos ? 'galeria' : view) === tab || undefined}
              key={tab}
            >
              {tabLabels[tab]}
            </a>
          ))}
        </nav>
      )}
      {hasPlan && !tabs.includes('planta') && <a href="#planta-e-fotos">{tabLabels.planta}</a>}
      {count > 0 && (
        <a href={`${allHref}#${photosId}`} {...linkTo('foto', 0)}>
          {count === 1 ? 'Ver a foto' : `Ver as ${count} fotos`}
        </a>
      )}
    </div>
  );
}
