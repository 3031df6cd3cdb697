import type { ListingInput } from '@api/catalogue/listing';
import type { Warnings } from '../remarks';
import { cleanLine } from './text';
import { photoIdentities } from '@domain/media/photo-identity';
import { videoIn, videoPage } from '@domain/media/video';

export interface RawPicture {
  url: string;
  caption: string;
  primary: boolean;
  /** As the feed writes it. */
  changedAt?: string;
  /** The picture is another one under the same address. */
  replaced?: boolean;
}
const maxPhotos = 60;
const maxFloorPlans = 20;
/** Captions that systems generate. */
const meaningless =
  /^((img|image|imagem|foto|photo|picture|dsc|whatsapp)[\s_.-]*\S*|\S+\.(jpe?g|png|webp|gif)|[\w-]*\d[\w-]*)$/i;
const floorPlan = /planta[s]? (baixa|humanizada|do |da |tipo)|^plantas?$|floor ?plan/i;

/** The main picture first, without duplicates. */
export function readPictures(pictures: readonly RawPicture[], warnings: Warnings) {
  const sorted = [...pictures].sort((a, b) => Number(b.primary) - Number(a.primary));
  const photos: ListingInput['photos'] = [];
  const floorPlans: ListingInput['photos'] = [];
  const seen = new Set<string>();
  const urls = sorted.map(({ url }) => webAddress(url, ['http:', 'https:']));
  const identities = photoIdentities(urls.map((url) => url ?? ''));
  for (const [at, picture] of sorted.entries()) {
    if (picture.url.trim() === '') continue;
    const url = urls[at];
    if (!url) warnings.add('photos-dropped', picture.url);
    else if (isNoPicture(url)) warnings.add('media-no-photo', url);
    else if (seen.has(identities[at]!)) warnings.add('photos-repeated', url);
    else {
      seen.add(identities[at]!);
      const caption = cleanLine(picture.caption).slice(0, 300);
      const { changedAt, replaced } = picture;
      const entry = {
        ...{ url, alt: meaningless.test(caption) ? '' : caption },
        ...(changedAt && { changedAt: changedAt.slice(0, 40) }),
        ...(replaced && { replaced }),
      };
      (floorPlan.test(caption) ? floorPlans : photos).push(entry);
    }
  }
  if (photos.length > maxPhotos) warnings.add('photos-limit', photos.length);
  if (photos.length === 0) warnings.add('photos-missing');
  return { photos: photos.slice(0, maxPhotos), floorPlans: floorPlans.slice(0, maxFloorPlans) };
}

const noPicture = /\.(pdf|docx?|xlsx?|pptx?|zip|mp4|mov|avi|webm|mp3|html?)$/i;
const isNoPicture = (url: string) => noPicture.test(new URL(url).pathname) || videoIn(url) !== null;

/** '//host/…' becomes https; null for other schemes or invalid URLs. */
export function webAddress(text: string, schemes: readonly string[]): string | null {
  const bare = text.trim().replace(/&amp;/g, '&').replaceAll('\\/', '/');
  const address = bare.startsWith('//') ? `https:${bare}` : /^www\./i.test(bare) ? `https://${bare}` : bare;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const usable =
    schemes.includes(url.protocol) && url.hostname.includes('.') && !url.username && !url.password;
  return usable && url.href.length <= 2_000 ? url.href : null;
}

/** Page URL of the first YouTube or Vimeo video. */
export function readVideo(texts: readonly string[], warnings: Warnings): string | null {
  const given = texts.map((text) => text.trim()).filter(Boolean);
  for (const text of given) {
    // A bare id is YouTube's.
    const video = videoIn(/^[\w-]{11}$/.test(text) ? `youtu.be/${text}` : text);
    if (video) return videoPage(video);
  }
  if (given.length > 0) warnings.add('video-dropped', given[0]);
  return null;
}

const social =
  /(^|\.)(instagram|facebook|fb|tiktok|twitter|x|whatsapp|wa|linkedin|pinterest|youtube|youtu)\.(com|me|be|watch)$/i;

/** https only; no social networks. */
export function readTour(text: string, warnings: Warnings): string | null {
  if (text.trim() === '') return null;
  const url = webAddress(text, ['https:']);
  if (url && url.length <= 500 && !social.test(new URL(url).hostname)) return url;
  warnings.add('tour-dropped', text);
  return null;
}
