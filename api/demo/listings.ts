import { listing, type Listing } from '@api/catalogue/listing';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import { describe } from './descriptions';
import { factsOf, type Facts } from './facts';
import { typeMixes } from './kinds';
import { createPhotoChoice, planPictures } from './photo-choice';
import { sceneOf } from './photo-index';
import { moodOf, placesByShare } from './places';
import { createRandom } from './random';
import { createTitles } from './titles';

/** About how many properties the demo has. */
const total = 2400;
/** Every type comes up at least this often; chance alone would leave out the rare ones. */
const fewest = 6;

/**
 * The demo catalogue: always the same listings in the same order, over every named location. Facts first; then, in the
 * order in which listings are shown, words and pictures, so that neighbours do not repeat each other.
 */
export function* demoListings(): Generator<Listing> {
  const facts = allFacts();
  const titles = createTitles();
  const photosFor = createPhotoChoice();
  const finished = new Map<string, Listing>();
  for (const one of [...facts].sort(asShown)) {
    const { kind, mood: _mood, ...rest } = one;
    const random = createRandom(`words and pictures of ${one.reference}`);
    const photos = photosFor(one, random);
    finished.set(
      one.reference,
      listing.parse({
        ...rest,
        title: titles(one, sceneOf(photos[0]!.url), random),
        description: describe(one, random),
        photos,
        floorPlans: kind.form === 'unit' && kind.bedrooms && random.chance(0.35) ? planPictures() : [],
      }),
    );
  }
  for (const { reference } of facts) yield finished.get(reference)!;
}

/** The default order of a listing (issue 2, section 4); ids follow the references. */
function asShown(a: Facts, b: Facts): number {
  return (
    Number(b.highlighted) - Number(a.highlighted) ||
    Number(b.news) - Number(a.news) ||
    b.listedAt.localeCompare(a.listedAt) ||
    a.reference.localeCompare(b.reference)
  );
}

function allFacts(): Facts[] {
  const places = placesByShare(total);
  const rare = rareTypes();
  return places.map((place, index) => {
    const mood = moodOf(place);
    const due = rare.findIndex((type) => type in typeMixes[mood]);
    // Every third listing takes the first rare type that its place can have, until all have come up often enough.
    const type = index % 3 === 0 && due >= 0 ? rare.splice(due, 1)[0] : undefined;
    return factsOf(index + 1, place, type);
  });
}

function rareTypes(): PropertyType[] {
  return Array.from({ length: fewest }, () => propertyTypes).flat();
}
