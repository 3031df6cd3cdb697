/** Which picture the viewer shows: the address's fragment says so, so that the way back closes it, and a link can name a picture. */
export interface OpenedPicture {
  kind: PictureKind;
  /** From 0. */
  index: number;
}

export const pictureKinds = ['foto', 'planta'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The fragment's name of a picture: '#foto-3' is the third photo. Also the id of its place in the list of all. */
export const pictureId = (kind: PictureKind, index: number) => `${kind}-${index + 1}`;

/** @param counts how many pictures there are of each kind */
export function openedPicture(hash: string, counts: Record<PictureKind, number>): OpenedPicture | null {
  const [, kind, number] = /^#(foto|planta)-([1-9]\d?)$/.exec(hash) ?? [];
  if (kind !== 'foto' && kind !== 'planta') return null;
  const index = Number(number) - 1;
  return index < counts[kind] ? { kind, index } : null;
}
