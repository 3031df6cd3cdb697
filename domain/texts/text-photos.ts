import { parseText } from './parse-text';
import { photosIn } from './text-blocks';

/** Addresses of all photos that a text needs. */
export const textPhotoUrls = ({ photo, text }: { photo?: string | undefined; text: string }): string[] => [
  ...new Set([...(photo ? [photo] : []), ...photosIn(parseText(text)).map(({ url }) => url)]),
];
