import type { Brokerage } from '@domain/brokerage/brokerage';
import type { Region } from '@domain/geo/geolocation';
import type { Photo } from '~/domain/property';
import { buildSearchUrl } from '@domain/search/build-url';
import { curatedLists } from '@domain/taxonomy/curated-lists';
import { identifyingPhotos, isShown, show, type Shown } from '../pictures';
import { hasPicture } from '~/domain/picture';
import { cacheTtlMs, type Context, searchFor, type SectionAnswer, sectionData } from '../section-data.server';

export interface CuratedList {
  label: string;
  description: string;
  total: number | null;
  href: string;
  /** Who made the list. */
  broker?: string;
  photo: Photo;
}
/** `homes`: the photos of its first homes. */
type Candidate = Omit<CuratedList, 'photo'> & { homes: Photo[][] };

const shown = 3;
const candidates = 6;

type OwnList = NonNullable<Brokerage['lists']>[number];
const none: readonly OwnList[] = [];
const defaultLists: readonly OwnList[] = curatedLists.map(({ slug, label }) => ({ slug, title: label }));
/** A changed brokerage has other lists. */
const sections = new WeakMap<readonly OwnList[], ReturnType<typeof candidatesOf>>();

/** Non-empty curated lists: the brokerage's own, otherwise the default ones. Banners override the texts. */
export function curatedCandidates(
  context: Context,
  region: Region,
): Promise<SectionAnswer<Candidate[]> | null> {
  const own = context.settings.firm.lists ?? none;
  const section = sections.get(own) ?? candidatesOf(own);
  sections.set(own, section);
  return section(context, region);
}

const candidatesOf = (own: readonly OwnList[]) =>
  sectionData(async (api): Promise<Candidate[]> => {
    const lists = await Promise.all(
      (own.length > 0 ? own : defaultLists).map(async ({ slug, title, broker }) => {
        const search = searchFor({ curadoria: slug });
        const { total, items, banner } = await api.searchProperties(search, { perPage: candidates });
        return {
          label: banner?.title ?? title,
          description: banner?.description ?? '',
          total,
          href: buildSearchUrl(search),
          ...(broker && { broker }),
          // A cover that is still to come tells that the answer is not complete.
          homes: items.map((item) =>
            identifyingPhotos(item).filter((photo, index) => index === 0 || hasPicture(photo)),
          ),
        };
      }),
    );
    return lists.filter(({ total, homes }) => total !== 0 && homes.length > 0);
  }, cacheTtlMs.catalogue);

/** The first lists with a picture that is not on the page, of a home that is not if there is one. */
export function pickCurated(found: readonly Candidate[], pictures: Shown): CuratedList[] | null {
  const lists: CuratedList[] = [];
  for (const { homes, ...list } of found) {
    if (lists.length === shown) break;
    const home =
      homes.find((photos) => photos.some(hasPicture) && !isShown(pictures, photos)) ?? homes.flat();
    const photo = home.find((each) => hasPicture(each) && !isShown(pictures, [each]));
    if (!photo) continue;
    show(pictures, home);
    lists.push({ ...list, photo });
  }
  return lists.length > 0 ? lists : null;
}
