import type { ViewType } from '@contract/views';
import { hasPicture } from '~/domain/picture';
import type { Photo, PropertyDetail } from '~/domain/property';
import { galleryTabParam, links } from '~/links';
import type { Media } from './media';
import type { PictureKind } from './opened-picture';

/** Tabs in order (spec 2 §2); the gallery is the default. */
export const galleryTabs = ['galeria', 'video', 'planta', 'tour'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/** View of all photos, for browsers without the viewer. */
export const allPhotos = 'fotos';
export type GalleryView = GalleryTab | typeof allPhotos;

export const tabLabels = {
  galeria: 'Galeria',
  video: 'Vídeo',
  planta: 'Planta',
  tour: 'Tour 3D',
} as const satisfies Record<GalleryTab, string>;

/** Omits pictures that are not fetched yet. */
export const shown = <T extends Pick<Photo, 'base' | 'src'>>(pictures: readonly T[]): T[] =>
  pictures.filter(hasPicture);

export function tabsOf(detail: Pick<PropertyDetail, 'fotos' | 'plantas'>, media: Media): GalleryTab[] {
  const has: Record<GalleryTab, boolean> = {
    galeria: shown(detail.fotos).length > 0,
    video: media.video !== null,
    planta: shown(detail.plantas).length > 0,
    tour: media.tour !== null,
  };
  return galleryTabs.filter((tab) => has[tab]);
}

/** Whether two URLs differ only in the tab. */
export function onlyTabChanges(from: URL, to: URL): boolean {
  const without = ({ pathname, search }: URL) => links.galleryTab(pathname + search);
  return from.href !== to.href && without(from) === without(to);
}

/** View of a query. The default for unknown or empty tabs is the first tab. */
export function chosenView(search: string, tabs: readonly GalleryTab[]): GalleryView {
  const requested = new URLSearchParams(search).get(galleryTabParam);
  if (requested === allPhotos && tabs.includes('galeria')) return allPhotos;
  return tabs.find((tab) => tab === requested) ?? tabs[0] ?? 'galeria';
}

const openedTypes: Record<GalleryView | PictureKind, ViewType> = {
  galeria: 'gallery',
  fotos: 'gallery',
  foto: 'gallery',
  video: 'video',
  planta: 'plan',
  tour: 'tour',
};

/** Opened view: a picture in the viewer, otherwise the query's tab; undefined for the default view. */
export function openedType(search: string, view: GalleryView, picture?: PictureKind): ViewType | undefined {
  const isRequested = new URLSearchParams(search).get(galleryTabParam) === view;
  return picture || isRequested ? openedTypes[picture ?? view] : undefined;
}
