import type { Gazetteer, Municipality } from './gazetteer/gazetteer';
import { canonicalCityName } from '@domain/taxonomy/named-location-lookup';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { slugify } from '@domain/kernel/text';

export interface Town {
  name: string;
  /** Unique. */
  slug: string;
  /** Its state, if other towns have the same name. */
  sharedIn: string | null;
  municipality: Municipality | null;
}

interface Written {
  city: string;
  state: string | null;
  country: string;
}

/** Slugs of named locations, with the state of towns. */
const named = new Map<string, string | undefined>([
  ...namedLocations.map(({ slug, kind, state }) => [slug, kind === 'cidade' ? state : undefined] as const),
  ...namedLocations.flatMap(({ citySlug, state }) => (citySlug ? [[citySlug, state] as const] : [])),
]);

/**
 * If towns share a name, the named location or else the largest has the plain slug; others get their state
 * ('santa-luzia-pb', 'moema-mg'). Abroad the name is used as it is.
 */
export function townOf({ city, state, country }: Written, gazetteer: Gazetteer): Town {
  const usual = canonicalCityName(city);
  const plain = slugify(usual);
  const itself = { name: usual, slug: plain, sharedIn: null, municipality: null };
  if (country !== 'BR') return itself;
  const same = gazetteer.called(usual);
  const owner = named.get(plain);
  if (owner !== undefined && (state === null || state === owner))
    return { ...itself, municipality: same.find((each) => each.state === owner) ?? null };

  const found = state === null ? same[0] : same.find((each) => each.state === state);
  const name = found?.name ?? usual;
  const slug = slugify(name);
  const own = found?.state ?? state;
  const isOthers = named.has(slug) || (same.length > 0 && same[0] !== found);
  const isShared = isOthers || same.length > 1;
  return {
    name,
    slug: isOthers && own !== null ? `${slug}-${own.toLowerCase()}` : slug,
    sharedIn: isShared ? own : null,
    municipality: found ?? null,
  };
}
