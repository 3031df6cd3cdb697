/** Of pictures that members upload for banners, slides, texts and campaigns. */
export const ownPicturePrefix = 'casa:vitrine/';

/** Address of an uploaded picture: its content is its key, so the same file has one address. */
export const ownPictureUrl = (key: string): string => ownPicturePrefix + key;

/** Key of the stored photo; null: another address. */
export const ownPictureKey = (address: string): string | null =>
  /^casa:vitrine\/([0-9a-f]{24})$/.exec(address)?.[1] ?? null;

/** Of one of them in any text, for regular expressions of SQL. */
export const ownPicturePattern = `${ownPicturePrefix}[0-9a-f]{24}`;
