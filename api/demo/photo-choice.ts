import type { Listing } from '@api/catalogue/listing';
import { parentType } from '@domain/taxonomy/property-types';
import type { Facts } from './facts';
import { demoPictures, demoPhotoUrl, sceneOf, variantsOf, type DemoPicture } from './photo-index';
import type { Random } from './random';

type Picture = Listing['photos'][number];

/** On how many cards before it a cover is not to be seen again: one page less one. */
const pageReach = 8;

/** Pictures that may stand on a listing: of its setting, and of nothing that it does not have. */
function fitting({ kind, propertyDetails }: Facts): DemoPicture[] {
  return demoPictures.filter(
    ({ fits, shows, kind: view }) =>
      view !== 'plan' && fits.includes(kind.setting) && (!shows || propertyDetails.includes(shows)),
  );
}

const strength = { exterior: 0, view: 0, interior: 2.5, plan: 99 };

/**
 * Chooses photographs for listings that come in the default order. A cover is the strongest picture that was not seen
 * lately in the lists that show the listing: everywhere, in its city, around it, each whole and by type, to buy or to rent.
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
        if (other.picture !== picture) continue;
        const near = 1 - back / pageReach;
        sum += other.url === url ? 4 + 6 * near : 2 * near;
      }
    }
    return sum;
  }
  return (facts: Facts, random: Random): Picture[] => {
    const pictures = fitting(facts);
    const lists = listsOf(facts);
    const recents = lists.map((list) => seen.get(list) ?? []);
    let best: Candidate | undefined;
    let least = Infinity;
    for (const picture of pictures) {
      if (!picture.leads) continue;
      for (const url of variantsOf(picture)) {
        const cost = repetition(recents, { picture, url }) + strength[picture.kind] + random.next();
        if (cost < least) [best, least] = [{ picture, url }, cost];
      }
    }
    if (!best) throw new Error(`No picture may lead ${facts.reference}`);
    const cover = best;
    lists.forEach((list, at) => seen.set(list, [cover, ...recents[at]!].slice(0, pageReach)));
    return [shown(cover.picture, cover.url), ...galleryOf(pictures, cover, random)];
  };
}

interface Candidate {
  picture: DemoPicture;
  url: string;
}

/**
 * The rest of a listing's photographs, outside before inside, 5 to 12 in all with the cover. Outside only one building
 * is shown: the cover's, where it shows one.
 */
function galleryOf(pictures: readonly DemoPicture[], lead: Candidate, random: Random): Picture[] {
  const cover = lead.picture;
  const others = random.shuffled(pictures.filter((picture) => picture !== cover));
  const outside = others.filter(({ kind }) => kind === 'exterior');
  const building = cover.kind === 'exterior' ? sceneOf(lead.url) : outside[0] && sceneOf(outside[0].file);
  const rest = [
    ...outside.filter((picture) => sceneOf(picture.file) === building).slice(0, 2),
    ...others.filter(({ kind }) => kind === 'view'),
    ...others.filter(({ kind }) => kind === 'interior'),
  ];
  const chosen = rest
    .slice(0, random.int(5, 11))
    .map((picture) => shown(picture, random.pick(variantsOf(picture))));
  // Where few pictures fit (land, offices), other parts of the same ones fill up.
  for (const picture of [...rest, cover, cover, cover, cover]) {
    if (chosen.length >= 4) break;
    const fresh = variantsOf(picture).filter(
      (url) => url !== lead.url && chosen.every((other) => other.url !== url),
    );
    if (fresh.length > 0) chosen.push(shown(picture, random.pick(fresh)));
  }
  return chosen;
}

function shown({ alt, focal }: DemoPicture, url: string): Picture {
  return { url, alt, ...(focal && { focal: url.includes('flip') ? mirrored(focal) : focal }) };
}

/** '45% 55%' of a mirrored picture is '55% 55%'. */
function mirrored(focal: string): string {
  const [x = '50%', y = '50%'] = focal.split(' ');
  return `${100 - parseInt(x, 10)}% ${y}`;
}

/** The floor plan, where a listing has one. */
export function planPictures(): Picture[] {
  return demoPictures
    .filter(({ kind }) => kind === 'plan')
    .map((plan) => shown(plan, demoPhotoUrl(plan.file)));
}
