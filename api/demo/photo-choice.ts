import type { Listing } from '@api/catalogue/listing';
import { pagesShared } from './pages-shared';
import type { Facts } from './facts';
import { isMirrored, isTrue, mayLead, picturesIn, scenesFor } from './photo-homes';
import { demoPhotoUrl, pictureOf, variantsOf, viewOf } from './photo-index';
import type { SetPicture } from './photo-sets';
import { createRandom } from './random';

type Picture = Listing['photos'][number];

/** Outside and views come first. */
const weaknesses = { exterior: 0, view: 0, interior: 0.2, plan: 99 };
/** Each looks at what stands around it this often: the later ones see all. */
const sweeps = 6;
/** How much worse the same cut on a page is than another of the same view. */
const sameCut = 8;

interface Candidate {
  picture: SetPicture;
  url: string;
  /** What it costs to lead with it, against a page that has it twice; a little of it is chance. */
  weakness: number;
  /** The others of its set, in their order. */
  rest: readonly SetPicture[];
}

/**
 * Chooses photographs, by reference, for listings that come in the default order after those of `first`: all of one set. A
 * cover is the strongest picture that comes twice on the fewest pages.
 */
export function choosePhotos(
  first: readonly Listing[],
  listings: readonly Facts[],
): ReadonlyMap<string, Picture[]> {
  const together = pagesShared([...first, ...listings]);
  const possible = listings.map(candidatesFor);
  const covers: (string | undefined)[] = first.map(({ photos }) => photos[0]?.url);
  const chosen: (Candidate | undefined)[] = [];
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (const [at, candidates] of possible.entries()) {
      const place = first.length + at;
      chosen[at] = leastRepeated(candidates, repeatsAround(together[place]!, covers));
      covers[place] = chosen[at]?.url;
    }
  return new Map(
    listings.map(({ reference }, at) => {
      const cover = chosen[at];
      if (!cover) throw new Error(`No picture may lead ${reference}`);
      return [reference, photosOf(cover)];
    }),
  );
}

/** On how many pages around a listing each view and each cut of one is a cover already. */
function repeatsAround(
  together: ReadonlyMap<number, number>,
  covers: readonly (string | undefined)[],
): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const [other, shared] of together) {
    const url = covers[other];
    if (url) for (const name of [viewOf(url), url]) pages.set(name, (pages.get(name) ?? 0) + shared);
  }
  return pages;
}

/** The first of the cheapest; undefined: there is none. */
function leastRepeated(
  possible: readonly Candidate[],
  pages: ReadonlyMap<string, number>,
): Candidate | undefined {
  let best: Candidate | undefined;
  let least = Infinity;
  for (const candidate of possible) {
    const { url, weakness } = candidate;
    const cost = weakness + (pages.get(viewOf(url)) ?? 0) + sameCut * (pages.get(url) ?? 0);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

function photosOf({ picture, url, rest }: Candidate): Picture[] {
  return [shownAs(picture, url), ...rest.map((other) => shownAs(other, demoPhotoUrl(other.file)))];
}

/** Every cover that a property may have, in each of its cuts. */
function candidatesFor(facts: Facts): Candidate[] {
  const random = createRandom(`cover of ${facts.reference}`);
  return scenesFor(facts).flatMap((scene) => {
    const pictures = picturesIn(scene).filter((picture) => isTrue(picture, facts));
    return pictures.filter(mayLead).flatMap((picture) => {
      const rest = pictures.filter(({ file }) => file !== picture.file);
      return variantsOf(pictureOf(picture.file), isMirrored(scene)).map((url) => {
        const weakness = weaknesses[picture.kind] + random.next() / 4;
        return { picture, url, weakness, rest };
      });
    });
  });
}

function shownAs({ alt, focal }: SetPicture, url: string): Picture {
  return { url, alt, ...(focal && { focal: url.includes('flip') ? mirrored(focal) : focal }) };
}

/** '45% 55%' of a mirrored picture is '55% 55%'. */
function mirrored(focal: string): string {
  const [x = '50%', y = '50%'] = focal.split(' ');
  return `${100 - parseInt(x, 10)}% ${y}`;
}
