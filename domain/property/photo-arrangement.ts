/** What the brokerage decides of a property's photos. Photos are named by their addresses. */
export type PhotoArrangement = {
  /** The cover first. Photos that the feed adds later follow. */
  order: string[];
  /** Refused: kept apart, and brought back at any time. */
  left_out: { url: string; reason: string | null }[];
  /** By address; '': without the feed's caption. */
  captions: Record<string, string>;
};

/** Photos of a property, with those that are left out. A form has a field for each. */
export const maxArrangedPhotos = 90;
export const maxPhotoCaption = 60;
export const maxRefusalReason = 80;

/** Overrides of before are a list: the order alone. */
export const arrangementOf = (value: PhotoArrangement | readonly string[]): PhotoArrangement =>
  'order' in value ? value : { order: [...value], left_out: [], captions: {} };

/** Of the addresses of photos that the brokerage added to a property. */
export const ownPhotoPrefix = 'casa:';
/** Address of a photo that the brokerage added to a property. @param id 32 hex digits */
export const ownPhotoUrl = (property: number, id: string): string => `${ownPhotoPrefix}${property}/${id}`;
export const isOwnPhoto = (url: string): boolean => url.startsWith(ownPhotoPrefix);
export const isOwnPhotoOf = (property: number, url: string): boolean =>
  url.startsWith(ownPhotoUrl(property, ''));
