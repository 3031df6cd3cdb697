import type { Gazetteer, Municipality } from '@api/gazetteer/gazetteer';
import { usualCityName } from '@domain/taxonomy/named-location-lookup';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { slugify } from '@domain/text';

/** A town as the catalogue knows it. */
export interface Town {
  /** In its usual spelling. */
  name: string;
  /** Its word in addresses, of this town alone. */
  slug: string;
  /** Two letters, where other towns have this name: it is then said with the state. */
  sharedIn: string | null;
  /** Of a municipality: its state and its centre. */
  municipality: Municipality | null;
}

interface Written {
  city: string;
  state: string | null;
  country: string;
}

/** Slugs that belong to named locations, and the state of those that are towns. */
const named = new Map<string, string | undefined>([
  ...namedLocations.map(({ slug, kind, state }) => [slug, kind === 'cidade' ? state : undefined] as const),
  ...namedLocations.flatMap(({ citySlug, state }) => (citySlug ? [[citySlug, state] as const] : [])),
]);

/**
 * Which town a listing's address means. Several have one name: the slug alone is the named location's, else the largest
 * one's; all others carry their state ('santa-luzia-pb'), and so does a town that is called as another named place is
 * ('moema-mg'). Abroad, and where no such municipality is known, the name itself is all that there is.
 */
export function townOf({ city, state, country }: Written, gazetteer: Gazetteer): Town {
  const usual = usualCityName(city);
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
