import { photoFiles, type PhotoFile } from './photo';

/** Photos of reserved properties: `{mount}/{seal}/{size}.{format}`. */
export const reservedPhotoMount = '/reservado/fotos';

export interface ReservedPhotoFile extends Omit<PhotoFile, 'key'> {
  seal: string;
}

export function readReservedPhotoPath(path: string): ReservedPhotoFile | null {
  if (!path.startsWith(`${reservedPhotoMount}/`)) return null;
  const [, seal, name] = /^([\w-]{40,80})\/([\w.-]+)$/.exec(path.slice(reservedPhotoMount.length + 1)) ?? [];
  const file = photoFiles.get(name ?? '');
  return seal && file ? { seal, ...file } : null;
}

/** Without the seal, which opens the photo. */
export const loggedPath = (path: string): string => path.replace(/(?<=^\/reservado\/fotos\/)[^/]+/, '…');
