import type { Region } from '@domain/geo/geolocation';
import { momentSentence } from '@domain/kernel/moment';
import { pendingPhoto, type Shown } from './pictures';
import type { Context } from './section-data.server';
import type { SectionName, SectionsData } from './sections';
import { curatedCandidates, pickCurated } from './sections/curation-data.server';
import { featuredCandidates, pickFeatured } from './sections/featured-data.server';
import { international } from './sections/international-data.server';
import { launches } from './sections/launch-data.server';
import { lifestyles } from './sections/lifestyle-curate-data.server';
import { catalogueFigures } from './sections/media-data.server';
import { team } from './sections/team-data.server';

const sources = {
  featured: featuredCandidates,
  launch: launches,
  curation: curatedCandidates,
  'lifestyle-curate': lifestyles,
  international,
  team,
  media: catalogueFigures,
};
type SourceName = keyof typeof sources;
type Data<Name extends SourceName> = NonNullable<Awaited<ReturnType<(typeof sources)[Name]>>>['data'];

const hasSource = (name: SectionName): name is SectionName & SourceName => name in sources;

/** Loads sections. Homes and pictures that are in `shown` or in another section do not come again. */
export async function sectionsData(
  names: readonly SectionName[],
  context: Context,
  region: Region,
  shown: Shown,
): Promise<SectionsData> {
  const answers = await Promise.all(
    names.filter(hasSource).map(async (name) => ({ name, answer: await sources[name](context, region) })),
  );
  const found = Object.fromEntries(answers.map(({ name, answer }) => [name, answer?.data])) as {
    [Name in SourceName]?: Data<Name>;
  };
  const dates = answers.flatMap(({ name, answer }) =>
    answer?.since ? [[name, dateLine(answer.since)]] : [],
  );
  const own = context.settings.firm.texts;
  return {
    ...found,
    featured: found.featured && pickFeatured(found.featured, shown),
    curation: found.curation && pickCurated(found.curation, shown),
    pending: pendingPhoto(found),
    dates: Object.fromEntries(dates) as SectionsData['dates'],
    texts: { ...own.texts?.home, ...(own.magazine?.home && { magazine: own.magazine.home }) },
  };
}

/** 'Lista de 27/11/2026, às 21h40.' */
const dateLine = (since: string) => `Lista de ${momentSentence(new Date(since))}.`;
