import type { Warnings } from '@api/import/remarks';
import { cleanLine } from '@api/import/values/text';
import { videoIn, videoPage } from '@domain/video';

export interface RawPicture {
  url: string;
  caption: string;
  primary: boolean;
}
const maxPhotos = 60;
const maxFloorPlans = 20;
/** Captions that systems fill in by themselves. */
const meaningless =
  /^((img|image|imagem|foto|photo|picture|dsc|whatsapp)[\s_.-]*\S*|\S+\.(jpe?g|png|webp|gif)|[\w-]*\d[\w-]*)$/i;
const floorPlan = /planta[s]? (baixa|humanizada|do |da |tipo)|^plantas?$|floor ?plan/i;

/** http(s) pictures in their order, the main one first, without repeats; floor plans apart. */
export function readPictures(pictures: readonly RawPicture[], warnings: Warnings) {
  const sorted = [...pictures].sort((a, b) => Number(b.primary) - Number(a.primary));
  const photos: { url: string; alt: string }[] = [];
  const floorPlans: { url: string; alt: string }[] = [];
  const seen = new Set<string>();
  for (const picture of sorted) {
    if (picture.url.trim() === '') continue;
    const url = webAddress(picture.url, ['http:', 'https:']);
    if (!url) warnings.add('photos-dropped', picture.url);
    else if (seen.has(url)) warnings.add('photos-repeated', url);
    else {
      seen.add(url);
      const caption = cleanLine(picture.caption).slice(0, 300);
      const entry = { url, alt: meaningless.test(caption) ? '' : caption };
      (floorPlan.test(caption) ? floorPlans : photos).push(entry);
    }
  }
  if (photos.length > maxPhotos) warnings.add('photos-limit', photos.length);
  if (photos.length === 0) warnings.add('photos-missing');
  return { photos: photos.slice(0, maxPhotos), floorPlans: floorPlans.slice(0, maxFloorPlans) };
}

/** An absolute address of one of these schemes, spaces escaped; null where it is none. '//host/…' is https. */
export function webAddress(text: string, schemes: readonly string[]): string | null {
  const bare = text.trim().replace(/&amp;/g, '&').replaceAll('\\/', '/');
  const address = bare.startsWith('//') ? `https:${bare}` : /^www\./i.test(bare) ? `https://${bare}` : bare;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const usable =
    schemes.includes(url.protocol) && url.hostname.includes('.') && !url.username && !url.password;
  return usable && url.href.length <= 2_000 ? url.href : null;
}

/** The first YouTube or Vimeo video among these, as an https address people can open. */
export function readVideo(texts: readonly string[], warnings: Warnings): string | null {
  const given = texts.map((text) => text.trim()).filter(Boolean);
  for (const text of given) {
    // An id alone is YouTube's.
    const video = videoIn(/^[\w-]{11}$/.test(text) ? `youtu.be/${text}` : text);
    if (video) return videoPage(video);
  }
  if (given.length > 0) warnings.add('video-dropped', given[0]);
  return null;
}

const social =
  /(^|\.)(instagram|facebook|fb|tiktok|twitter|x|whatsapp|wa|linkedin|pinterest|youtube|youtu)\.(com|me|be|watch)$/i;

/** An https tour; Instagram and the like are none. */
export function readTour(text: string, warnings: Warnings): string | null {
  if (text.trim() === '') return null;
  const url = webAddress(text, ['https:']);
  if (url && url.length <= 500 && !social.test(new URL(url).hostname)) return url;
  warnings.add('tour-dropped', text);
  return null;
}
