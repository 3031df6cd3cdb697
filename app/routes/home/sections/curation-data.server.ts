import type { Photo } from '~/domain/property';
import { buildSearchUrl } from '@domain/search/build-url';
import { curatedLists } from '@domain/taxonomy/curated-lists';
import { freshPhoto, type Shown } from '../pictures';
import { keptFor, searchFor, sectionData } from '../section-data.server';

export interface CuratedList {
  label: string;
  description: string;
  total: number | null;
  href: string;
  photo?: Photo;
}
/** A list with the covers of its first properties. */
type Candidate = Omit<CuratedList, 'photo'> & { covers: Photo[] };

const covers = 6;

/** The curated lists, the operator's own house's where it has some, that hold something; what each is about is said by the back end's own banner. */
export const curatedCandidates = sectionData(async (api): Promise<Candidate[]> => {
  const own = await api.house().then(
    ({ data }) => data?.lists ?? [],
    () => [],
  );
  const lists = await Promise.all(
    (own.length > 0 ? own.map(({ slug, title }) => ({ slug, label: title })) : curatedLists).map(
      async ({ slug, label }) => {
        const search = searchFor({ curadoria: slug });
        const { total, items, banner } = await api.searchProperties(search, { perPage: covers });
        return {
          label: banner?.title ?? label,
          description: banner?.description ?? '',
          total,
          href: buildSearchUrl(search),
          covers: items.flatMap(({ fotoPrincipal }) => fotoPrincipal ?? []),
        };
      },
    ),
  );
  return lists.filter(({ total, covers }) => total !== 0 && (total !== null || covers.length > 0));
}, keptFor.catalogue);

export function pickCurated(found: Candidate[] | null, pictures: Shown): CuratedList[] | null {
  if (!found || found.length === 0) return null;
  return found.map(({ covers, ...list }) => ({ ...list, photo: freshPhoto(pictures, covers) }));
}
