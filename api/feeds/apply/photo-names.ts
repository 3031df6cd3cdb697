import type { Listing } from '@api/catalogue/listing';
import { clock } from '@domain/kernel/clock';
import { photoIdentities, photoRevision } from '@domain/media/photo-identity';

/** By identity: the address where it is longer, and what the feed gives of the picture's state. */
export type FeedPhotos = Record<string, [address: string | null, version: string]>;
type Picture = Listing['photos'][number];

/** Properties store identities: a new signature is no change of the property. */
export function identifyPhotos({ photos, floorPlans }: Pick<Listing, 'photos' | 'floorPlans'>) {
  const given = [...photos, ...floorPlans];
  const identities = photoIdentities(given.map(({ url }) => url));
  const feedPhotos: FeedPhotos = {};
  for (const [at, picture] of given.entries()) {
    const [identity, version] = [identities[at]!, versionOf(picture)];
    const address = identity === picture.url ? null : picture.url;
    if (address || version) feedPhotos[identity] = [address, version];
  }
  const named = given.map(({ changedAt: _, replaced: __, ...picture }, at) => ({
    ...picture,
    url: identities[at]!,
  }));
  return {
    photos: named.slice(0, photos.length),
    floorPlans: named.slice(photos.length),
    feedPhotos: Object.keys(feedPhotos).length > 0 ? feedPhotos : null,
  };
}

/** Some feeds mark every photo as replaced at every reading: such a photo is asked for again once a day. */
function versionOf({ url, changedAt, replaced }: Picture): string {
  const today = () => clock.now().toISOString().slice(0, 10);
  return [photoRevision(url), changedAt, replaced && today()].filter(Boolean).join(' ');
}
