import type { Listing } from '@api/catalogue/listing';
import { pagesShared } from './pages-shared';
import type { Facts } from './facts';
import { isMirrored, isTrue, mayLead, picturesIn, scenesFor } from './photo-homes';
import { demoPhotoUrl, pictureOf, variantsOf, viewOf } from './photo-index';
import type { SetPicture } from './photo-sets';
import { createRandom } from './random';

type Picture = Listing['photos'][number];

/** Exteriors and views lead. */
const weaknesses = { exterior: 0, view: 0, interior: 0.2, plan: 99 };
/** Repetitions of the greedy choice: later ones see all covers. */
const sweeps = 6;
/** Cost of an equal crop on a page, relative to another crop of the same view. */
const sameCut = 8;

interface Candidate {
  picture: SetPicture;
  url: string;
  /** Cost as a cover, in repeated views per page, with a random part. */
  weakness: number;
  /** The other pictures of its set. */
  rest: readonly SetPicture[];
}

/**
 * All photos of a listing are of one set; its cover repeats on as few pages as possible.
 * @param first hand-written properties, which come before `listings` in display order
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

/** Weighted number of shared pages per cover view and per cover crop. */
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

/** Every possible cover, in each of its crops. */
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

export function shownAs({ alt, focal }: SetPicture, url: string): Picture {
  return { url, alt, ...(focal && { focal: url.includes('flip') ? mirrored(focal) : focal }) };
}

/** '45% 55%' becomes '55% 55%'. */
function mirrored(focal: string): string {
  const [x = '50%', y = '50%'] = focal.split(' ');
  return `${100 - parseInt(x, 10)}% ${y}`;
}
