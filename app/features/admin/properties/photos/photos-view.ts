import type { StaffPropertyPhotos } from '@contract/staff-property-photos';
import type { DraftPhoto } from '@domain/announcement/photos';
import { counted } from '@domain/kernel/counts';
import { clockText, inSaoPaulo, isoDay } from '@domain/kernel/moment';
import { photoMount, photoUrl } from '@domain/media/photo';
import { staffPhotosAddress } from '~/features/photos/staff-photos';
import { photoLinkParams } from '~/links';
import { adminLinks } from '../../admin-links';
import type { Arrangement } from './arrangement';

export interface ShownPhoto {
  src: string | null;
  alt: string;
  /** '': the feed's. */
  note: string;
  perceptualHash: string | null;
}

/** The place of a property's photos in the store of uploads. */
export const uploadPlaceOf = (id: number): string => `imovel-${id}`;

/** Photos by their ids in the form, and the stored arrangement with those that were sent at the end. */
export function photosView(found: StaffPropertyPhotos, sent: readonly DraftPhoto[]) {
  const { id, is_public: isPublic, photos, left_out: leftOut } = found;
  const shown: Record<string, ShownPhoto> = {};
  for (const photo of [...photos, ...leftOut])
    shown[photo.id] = {
      src: sourceOf(id, photo, isPublic && photos.includes(photo)),
      alt: photo.caption || photo.alt,
      note: photo.origin === 'own' ? 'da casa' : photo.is_new ? 'nova, da carga' : '',
      perceptualHash: photo.perceptual_hash,
    };
  for (const photo of sent)
    shown[photo.id] = {
      src: staffPhotosAddress(uploadPlaceOf(id), { [photoLinkParams.photo]: photo.id }),
      ...{ alt: photo.name, note: 'enviada, ainda fora do site' },
      perceptualHash: photo.perceptualHash ?? null,
    };
  const arrangement: Arrangement = {
    order: [
      ...photos.map((photo) => ({ photo: photo.id, caption: photo.caption })),
      ...sent.map((photo) => ({ photo: photo.id, caption: '' })),
    ],
    leftOut: leftOut.map((photo) => ({ photo: photo.id, reason: photo.reason ?? '' })),
  };
  return { shown, arrangement };
}

/** Only photos that people see have a public address. */
function sourceOf(
  property: number,
  { id, key }: StaffPropertyPhotos['photos'][number],
  isPublic: boolean,
): string | null {
  if (key === null) return null;
  return isPublic
    ? photoUrl(`${photoMount}/${key}`, smallWidth, 'jpg')
    : adminLinks.propertyPhoto(property, id);
}
const smallWidth = 480 satisfies number;

/** 'Casa de dois pavimentos com piscina. 19 da carga, 2 recusadas, 1 da casa. A ordem daqui vale sobre a da carga.' */
export function photosLead({ title, photos, left_out: leftOut, override }: StaffPropertyPhotos): string {
  const own = photos.filter(({ origin }) => origin === 'own').length;
  const counts = [
    `${photos.length - own} da carga`,
    leftOut.length > 0 && counted(leftOut.length, 'recusada', 'recusadas'),
    own > 0 && `${own} da casa`,
  ];
  return [
    title.replace(/[.!?]$/, ''),
    counts.filter(Boolean).join(', '),
    override ? 'A ordem daqui vale sobre a da carga' : 'A ordem é a da carga, até alguém salvar outra',
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** 'A carga das 6h trouxe 2 fotos novas: estão no fim.' */
export function broughtText({ brought }: StaffPropertyPhotos, now: Date): string | null {
  if (!brought) return null;
  const at = new Date(brought.at);
  const hour = clockText(at).replace(/h00$/, 'h');
  const isOne = inSaoPaulo(at).hour === 1;
  const when =
    isoDay(at) === isoDay(now)
      ? `A carga ${isOne ? 'da' : 'das'} ${hour}`
      : `A carga de ${isoDay(at).split('-').reverse().slice(0, 2).join('/')}, ${isOne ? 'à' : 'às'} ${hour},`;
  return `${when} trouxe ${counted(brought.count, 'foto nova', 'fotos novas')}: ${brought.count === 1 ? 'está' : 'estão'} no fim.`;
}
