import type { ViewType } from '@contract/views';
import { hasPicture } from '~/domain/picture';
import type { Photo, PropertyDetail } from '~/domain/property';
import { galleryTabParam, links } from '~/links';
import type { Media } from './media';
import type { PictureKind } from './opened-picture';

/** The tabs in their order (spec 2 §2): one is open at a time, the gallery first. */
export const galleryTabs = ['galeria', 'video', 'planta', 'tour'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/** Besides the tabs: all photos one below the other, for who has no viewer. */
export const allPhotos = 'fotos';
export type GalleryView = GalleryTab | typeof allPhotos;

export const tabLabels = {
  galeria: 'Galeria',
  video: 'Vídeo',
  planta: 'Planta',
  tour: 'Tour 3D',
} as const satisfies Record<GalleryTab, string>;

/** Pictures that can be shown: those not fetched yet have nothing to open. */
export const shown = <T extends Pick<Photo, 'base' | 'src'>>(pictures: readonly T[]): T[] =>
  pictures.filter(hasPicture);

/** The tabs that have content. */
export function tabsOf(detail: Pick<PropertyDetail, 'fotos' | 'plantas'>, media: Media): GalleryTab[] {
  const has: Record<GalleryTab, boolean> = {
    galeria: shown(detail.fotos).length > 0,
    video: media.video !== null,
    planta: shown(detail.plantas).length > 0,
    tour: media.tour !== null,
  };
  return galleryTabs.filter((tab) => has[tab]);
}

/** Whether an address differs from another in the open tab alone. */
export function onlyTabChanges(from: URL, to: URL): boolean {
  const without = ({ pathname, search }: URL) => links.galleryTab(pathname + search);
  return from.href !== to.href && without(from) === without(to);
}

/** What an address's query asks to see; what is not there, or not known, is the first tab. */
export function chosenView(search: string, tabs: readonly GalleryTab[]): GalleryView {
  const asked = new URLSearchParams(search).get(galleryTabParam);
  if (asked === allPhotos && tabs.includes('galeria')) return allPhotos;
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'galeria';
}

const openedTypes: Record<GalleryView | PictureKind, ViewType> = {
  galeria: 'gallery',
  fotos: 'gallery',
  foto: 'gallery',
  video: 'video',
  planta: 'plan',
  tour: 'tour',
};

/**
 * What of the gallery a visitor has opened: a picture in the viewer, else what the address's query asks for. undefined: it
 * stands as the page shows it by itself.
 */
export function openedType(search: string, view: GalleryView, picture?: PictureKind): ViewType | undefined {
  const isAsked = new URLSearchParams(search).get(galleryTabParam) === view;
  return picture || isAsked ? openedTypes[picture ?? view] : undefined;
}
