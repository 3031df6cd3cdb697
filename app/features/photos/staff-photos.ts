import { withQuery } from '~/links';

/* Addresses of uploads in the admin: apart, since public pages load the rest of this folder. */

const staffPhotos = '/mesa/fotos';
const staffPath = new RegExp(`^${staffPhotos}/([a-z]{1,20}-[0-9a-z-]{1,130})$`);
/** Address of the uploads of a place in the admin: 'imovel-12'. */
export const staffPhotosAddress = (place: string, params: Record<string, string | undefined> = {}): string =>
  withQuery(`${staffPhotos}/${place}`, params);
/** null: another address. */
export const staffPhotoPlace = (path: string): string | null => staffPath.exec(path)?.[1] ?? null;
