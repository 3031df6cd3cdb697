import { listing, type Listing, type ListingInput } from '@api/catalogue/listing';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import { describe } from './descriptions';
import { factsOf, type Facts, spotsFor } from './facts';
import { homesByHand } from './homes';
import { choosePhotos } from './photo-choice';
import { placesByShare } from './places';
import { createRandom } from './random';
import { createTitles } from './titles';

/** About how many properties the demo has. */
const total = 2400;
/** Every type comes up at least this often; chance alone would leave out the rare ones. */
const fewest = 6;

/**
 * The demo catalogue: always the same listings in the same order, over every named location. Homes that were written by
 * hand stand in the place of their reference (ids follow it); of the others facts come first and then, in the order in
 * which listings are shown, words and pictures, so that neighbours do not repeat each other.
 */
export function* demoListings(): Generator<Listing> {
  const byHand = new Map(homesByHand.map((home) => [home.reference, home]));
  const facts = allFacts();
  const titles = createTitles();
  const finished = new Map<string, Listing>(byHand);
  const others = facts.filter(({ reference }) => !byHand.has(reference)).sort(asShown);
  const photos = choosePhotos([...homesByHand].sort(asShown), others);
  for (const one of others) {
    const { kind: _kind, mood: _mood, ...rest } = one;
    const random = createRandom(`words of ${one.reference}`);
    finished.set(
      one.reference,
      listing.parse({
        ...rest,
        photos: photos.get(one.reference)!,
        title: titles(one, random),
        description: describe(one, random),
      }),
    );
  }
  for (const { reference } of facts) yield finished.get(reference)!;
}

/** The default order of a listing (spec 2 §4) among homes that are highlighted, and among those that are not. */
function asShown(a: Shown, b: Shown): number {
  return (
    Number(b.news ?? false) - Number(a.news ?? false) ||
    b.listedAt!.localeCompare(a.listedAt!) ||
    a.reference.localeCompare(b.reference)
  );
}
type Shown = Pick<ListingInput, 'news' | 'listedAt' | 'reference'>;

function allFacts(): Facts[] {
  const rare = rareTypes();
  // One of a type at a place by this rule: works and land have few pictures.
  const given = new Set<string>();
  return placesByShare(total).map((place, index) => {
    const due = rare.findIndex(
      (type) => !given.has(`${type} ${place.slug}`) && spotsFor(place, type).length > 0,
    );
    // Every third listing takes the first rare type that its place can have, until all have come up often enough.
    const type = index % 3 === 0 && due >= 0 ? rare.splice(due, 1)[0] : undefined;
    if (type) given.add(`${type} ${place.slug}`);
    return factsOf(index + 1, place, type);
  });
}

function rareTypes(): PropertyType[] {
  return Array.from({ length: fewest }, () => propertyTypes).flat();
}
