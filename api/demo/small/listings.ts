import { listing, type Listing } from '@api/catalogue/listing';
import { demoMadeAt } from '../demo-made-at';
import { propertiesByHand } from '../homes';
import { captionOf } from '../photo-captions';
import { createRandom } from '../random';
import { brokerInSmallTeam } from './brokers';
import { type Chosen, choosePictures } from './choose-pictures';
import { factsOf } from './facts';
import { writtenHomes } from './homes';
import { isInWideLists, type WrittenHome } from './written-home';

/** Further homes have references after those of the full catalogue. */
const firstNumber = 20_001;
const dayMs = 86_400_000;
/** Days on the market; homes whose cover others had before are older, so they come later in every list. */
const [newestDays, daysPerTurn] = [26, 64];

/** The hand-written homes, and further ones as far as the pictures go. */
export function smallCatalogue(): Listing[] {
  // The order of a namespace's members depends on the bundler.
  const byHand = propertiesByHand.toSorted((a, b) => a.reference.localeCompare(b.reference));
  const homes = writtenHomes.map((home, index) => ({
    home,
    facts: factsOf(home, `BN${firstNumber + index}`),
    sets: home.sets,
    isInWideLists: isInWideLists(home),
  }));
  const isUnbuilt = ({ home }: (typeof homes)[number]) => home.year === null;
  const wide = homes.filter((home) => home.isInWideLists && !isUnbuilt(home));
  const chosen = choosePictures(byHand, [
    ...homes.filter(isUnbuilt),
    ...wide,
    ...homes.filter((home) => !home.isInWideLists),
  ]);
  return [
    ...byHand.map((home) => ({ ...home, brokerSlug: brokerInSmallTeam(home.brokerSlug, home) })),
    ...homes.flatMap(({ home, facts }) => {
      const photos = chosen.get(facts.reference);
      return photos ? [finished(home, facts, photos)] : [];
    }),
  ];
}

function finished(home: WrittenHome, facts: ReturnType<typeof factsOf>, { photos, turn }: Chosen): Listing {
  const { kind: _kind, mood: _mood, text, ...rest } = facts;
  const random = createRandom(`listed ${facts.reference}`);
  const days = newestDays + turn * daysPerTurn + random.between(0, daysPerTurn - 1);
  const listedAt = new Date(demoMadeAt - Math.floor(days * dayMs)).toISOString();
  return listing.parse({
    ...rest,
    title: home.title,
    description: text,
    developer: home.more.developer,
    delivery: home.more.delivery,
    photos: photos.map((photo) => ({
      ...photo,
      ...(photo.caption && { caption: captionOf(photo.caption, facts.condition) }),
    })),
    listedAt,
    updatedAt: listedAt,
  });
}
