import { useLocation } from '@remix-run/react';
import type { PropertyDetail } from '~/domain/property';
import { links } from '~/links';
import { useView } from '~/features/views/page-view.browser';
import { viewOf } from '~/features/views/track-view.browser';
import type { Media } from './media';
import { allPhotos, chosenView, openedType, shown, tabsOf } from './tabs';
import { useViewer } from './use-viewer';

export type ShownDetail = Pick<PropertyDetail, 'id' | 'condition' | 'titulo1' | 'fotos' | 'plantas'>;

/** Section of the photographs. */
export const photosId = 'fotos';

/**
 * Photos, video, floor plans and tour (spec 2 §2): the query chooses the tab, the fragment a picture in the viewer.
 * @param opensDrawn whether a print opens the page in place of the first photo
 */
export function useGallery(detail: ShownDetail, media: Media, opensDrawn = false) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const tabs = tabsOf(detail, media);
  const view = chosenView(search, tabs);
  const pictures = { foto: shown(detail.fotos), planta: shown(detail.plantas) };
  const { viewer, opened, linkTo } = useViewer(pictures);
  const seen = openedType(search, view, opened);
  useView(seen && viewOf(detail, seen));
  const allHref = links.galleryTab(path, allPhotos);
  return { path, tabs, view, media, pictures, opensDrawn, viewer, linkTo, allHref };
}

export type Gallery = ReturnType<typeof useGallery>;
