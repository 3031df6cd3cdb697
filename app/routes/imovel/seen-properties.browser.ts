import { allowedStorage } from '~/features/marketing/consent/allowed-storage.browser';
import type { Photo } from '~/domain/property';
import { clock } from '@domain/kernel/clock';
import { readJson } from '~/navigation/browser-storage.browser';
import { parsePropertyPath } from '@domain/property/property-url';
import { seenPropertiesName, seenPropertiesSeconds } from '~/domain/seen-properties-name';

export type PictureFiles = Pick<Photo, 'base' | 'src' | 'width' | 'height'>;

/** Stored data of a seen property. It has no price, because prices change. */
export interface SeenProperty {
  id: number;
  href: string;
  title: string;
  place: string;
  photo: PictureFiles | null;
  at: number;
}

/** More than a page shows. */
const maxStored = 9;

/** Last seen properties, newest first; omits invalid and expired entries. */
export function seenProperties(now = clock.nowMs()): SeenProperty[] {
  const found = readJson(allowedStorage(seenPropertiesName), seenPropertiesName);
  return Array.isArray(found) ? found.filter((each) => isSeen(each, now)) : [];
}

/** Stores a property as the newest. Errors of the storage are ignored. */
export function rememberSeen(property: SeenProperty): void {
  const others = seenProperties().filter(({ id }) => id !== property.id);
  const newest = [property, ...others].slice(0, maxStored);
  allowedStorage(seenPropertiesName).set(seenPropertiesName, JSON.stringify(newest));
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
