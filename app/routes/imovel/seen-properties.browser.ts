import { allowedStorage } from '~/features/marketing/consent/allowed-storage.browser';
import type { Photo } from '~/domain/property';
import { clock } from '@domain/clock';
import { parsePropertyPath } from '@domain/property-url';
import { seenPropertiesName, seenPropertiesSeconds } from '~/domain/seen-properties-name';

/** A photo without its words. */
export type PictureFiles = Pick<Photo, 'base' | 'src' | 'width' | 'height'>;

/** What the browser keeps of a property that was seen: enough to find the way back, and no price, which may change. */
export interface SeenProperty {
  id: number;
  href: string;
  title: string;
  place: string;
  photo: PictureFiles | null;
  /** In ms. */
  at: number;
}

/** More than a page shows. */
const maxKept = 9;

/** The properties seen last, the newest first; what is not of our making, or too old, is left out. */
export function seenProperties(now = clock.nowMs()): SeenProperty[] {
  try {
    const found: unknown = JSON.parse(allowedStorage(seenPropertiesName).getItem(seenPropertiesName) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => isSeen(each, now)) : [];
  } catch {
    return [];
  }
}

/** Remembers one as the newest; a storage that is full or closed only loses the comfort. */
export function rememberSeen(property: SeenProperty): void {
  const others = seenProperties().filter(({ id }) => id !== property.id);
  try {
    allowedStorage(seenPropertiesName).setItem(
      seenPropertiesName,
      JSON.stringify([property, ...others].slice(0, maxKept)),
    );
  } catch {
    // Nothing is lost but the list.
  }
}

function isSeen(each: Partial<SeenProperty> | null, now: number): each is SeenProperty {
  const { id, href, title, place, photo, at } = each ?? {};
  return (
    typeof href === 'string' &&
    parsePropertyPath(href)?.id === id &&
    typeof title === 'string' &&
    typeof place === 'string' &&
    (photo === null || typeof (photo?.base ?? photo?.src) === 'string') &&
    typeof at === 'number' &&
    now - at < seenPropertiesSeconds * 1000
  );
}
