/** Picture in the viewer. The URL fragment stores it, so Back closes the viewer and links can open a picture. */
export interface OpenedPicture {
  kind: PictureKind;
  index: number;
}

export const pictureKinds = ['foto', 'planta'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** '#foto-3' is the third photo. The value is also an element id in the list of all photos. */
export const pictureId = (kind: PictureKind, index: number) => `${kind}-${index + 1}`;

/** @param counts number of pictures of each kind */
export function openedPicture(hash: string, counts: Record<PictureKind, number>): OpenedPicture | null {
  const [, kind, number] = /^#(foto|planta)-([1-9]\d?)$/.exec(hash) ?? [];
  if (kind !== 'foto' && kind !== 'planta') return null;
  const index = Number(number) - 1;
  return index < counts[kind] ? { kind, index } : null;
}
