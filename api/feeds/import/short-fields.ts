import { limits } from './limits';
import type { RawListing } from './raw-listing';

/** Characters. Numbers, names and dates are far shorter. */
export const shortFieldLength = 200;
/** One more than an address may have (values/media.ts): a cut one is refused, not stored. */
const urlLength = 2_001;
/** Longer than any stored description. */
const descriptionLength = 30_000;

const lengths: Partial<Record<keyof RawListing, number>> = {
  description: descriptionLength,
  /** Markup and entities are removed before the limit of the title itself. */
  title: urlLength,
  videos: urlLength,
  tour: urlLength,
  plan: limits.textCharacters,
};

/** Cuts every text of a listing before any rule reads it: rules may take longer than the length of their text. */
export function withShortFields(raw: RawListing): RawListing {
  const fields = Object.entries(raw).map(([name, value]) => {
    const length = lengths[name as keyof RawListing] ?? shortFieldLength;
    return [name, shortened(value, length)];
  });
  return {
    ...(Object.fromEntries(fields) as RawListing),
    pictures: raw.pictures.map((picture) => ({
      ...picture,
      caption: picture.caption.slice(0, shortFieldLength),
      url: picture.url.slice(0, urlLength),
    })),
  };
}

function shortened(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.slice(0, length);
  return Array.isArray(value) ? value.map((item) => shortened(item, length)) : value;
}
