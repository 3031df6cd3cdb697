import type { Listing } from '@api/catalogue/listing';
import { parentType } from '@domain/taxonomy/property-types';
import type { Facts } from './facts';
import { isMirrored, isTrue, mayLead, picturesIn, scenesFor } from './photo-homes';
import { demoPhotoUrl, pictureOf, variantsOf } from './photo-index';
import type { SetPicture } from './photo-sets';
import type { Random } from './random';

type Picture = Listing['photos'][number];

/** On how many cards before it a cover is not to be seen again: one page less one. */
const pageReach = 8;

const strength = { exterior: 0, view: 0, interior: 2.5, plan: 99 };

interface Candidate {
  picture: SetPicture;
  url: string;
  /** The others of its set, in their order. */
  rest: readonly SetPicture[];
}

/**
 * Chooses photographs for listings that come in the default order: all of one set. A cover is the strongest picture that was
 * not seen lately in the lists that show the listing: everywhere, in its city, around it, each whole and by type, to buy or
 * to rent.
 */
export function createPhotoChoice() {
  const seen = new Map<string, Candidate[]>();
  const listsOf = (facts: Facts) => {
    const parent = parentType(facts.propertyType);
    // About 5 km: the reach of a district's own radius.
    const around = `${Math.round(facts.point!.lat * 20)} ${Math.round(facts.point!.lng * 20)}`;
    const places = ['', facts.mood, facts.city, around, facts.district];
    const negotiations = [facts.forSale && 'sell', facts.forRent && 'rent'].filter(Boolean);
    return places.flatMap((place) =>
      negotiations.flatMap((negotiation) => [`${negotiation} ${place}`, `${negotiation} ${place} ${parent}`]),
    );
  };
  /** How much a picture would be a repeat: nearer ones weigh more, and the same variant much more. */
  function repetition(recents: readonly (readonly Candidate[])[], { picture, url }: Candidate): number {
    let sum = 0;
    for (const recent of recents) {
      for (let back = 0; back < recent.length; back++) {
        const other = recent[back]!;
        if (other.picture.file !== picture.file) continue;
        const near = 1 - back / pageReach;
        sum += other.url === url ? 4 + 6 * near : 2 * near;
      }
    }
    return sum;
  }
  return (facts: Facts, random: Random): Picture[] => {
    const lists = listsOf(facts);
    const recents = lists.map((list) => seen.get(list) ?? []);
    let best: Candidate | undefined;
    let least = Infinity;
    for (const candidate of candidates(facts)) {
      const cost = repetition(recents, candidate) + strength[candidate.picture.kind] + random.next();
      if (cost < least) [best, least] = [candidate, cost];
    }
    if (!best) throw new Error(`No picture may lead ${facts.reference}`);
    const cover = best;
    lists.forEach((list, at) => seen.set(list, [cover, ...recents[at]!].slice(0, pageReach)));
    return [
      shown(cover.picture, cover.url),
      ...cover.rest.map((picture) => shown(picture, demoPhotoUrl(picture.file))),
    ];
  };
}

/** Every cover that a property may have, in each of its cuts. */
function candidates(facts: Facts): Candidate[] {
  return scenesFor(facts).flatMap((scene) => {
    const pictures = picturesIn(scene).filter((picture) => isTrue(picture, facts));
    return pictures.filter(mayLead).flatMap((picture) => {
      const rest = pictures.filter(({ file }) => file !== picture.file);
      return variantsOf(pictureOf(picture.file), isMirrored(scene)).map((url) => ({ picture, url, rest }));
    });
  });
}

function shown({ alt, focal }: SetPicture, url: string): Picture {
  return { url, alt, ...(focal && { focal: url.includes('flip') ? mirrored(focal) : focal }) };
}

/** '45% 55%' of a mirrored picture is '55% 55%'. */
function mirrored(focal: string): string {
  const [x = '50%', y = '50%'] = focal.split(' ');
  return `${100 - parseInt(x, 10)}% ${y}`;
}
