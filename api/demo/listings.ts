import { listing, type Listing, type ListingInput } from '@api/catalogue/listing';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import { describe } from './descriptions';
import { factsOf, type Facts, spotsFor } from './facts';
import { propertiesByHand } from './homes';
import { choosePhotos } from './photo-choice';
import { placesByShare } from './places';
import { createRandom } from './random';
import { createTitles } from './titles';

/** Approximate number of properties. */
const total = 2400;
/** Minimum per type: chance alone would omit rare ones. */
const fewest = 6;

/** Deterministic, in order of reference. Titles and photos are chosen in display order, so that neighbors differ. */
export function* demoListings(): Generator<Listing> {
  const byHand = new Map(propertiesByHand.map((property) => [property.reference, property]));
  const facts = allFacts();
  const titles = createTitles();
  const finished = new Map<string, Listing>(byHand);
  const others = facts.filter(({ reference }) => !byHand.has(reference)).sort(asShown);
  const photos = choosePhotos([...propertiesByHand].sort(asShown), others);
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

/** Default order (spec 2 §4) among properties with equal `highlighted`. */
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
  // At most one per type and place: some types have few photos.
  const given = new Set<string>();
  return placesByShare(total).map((place, index) => {
    const due = rare.findIndex(
      (type) => !given.has(`${type} ${place.slug}`) && spotsFor(place, type).length > 0,
    );
    // Every third listing takes the first rare type that is possible at its place.
    const type = index % 3 === 0 && due >= 0 ? rare.splice(due, 1)[0] : undefined;
    if (type) given.add(`${type} ${place.slug}`);
    return factsOf(index + 1, place, type);
  });
}

function rareTypes(): PropertyType[] {
  return Array.from({ length: fewest }, () => propertyTypes).flat();
}
