import type { Shown } from './pictures';
import type { Region } from '@domain/geolocation';
import type { Context } from './section-data.server';
import type { SectionName, SectionsData } from './sections';
import { services } from './sections/brand-and-services-data.server';
import { curatedCandidates, pickCurated } from './sections/curation-data.server';
import { featuredCandidates, pickFeatured } from './sections/featured-data.server';
import { international } from './sections/international-data.server';
import { launches } from './sections/launch-data.server';
import { waysOfLiving } from './sections/lifestyle-curate-data.server';
import { catalogueFigures } from './sections/media-data.server';
import { team } from './sections/team-data.server';

/** What the back end says for each section that asks it something; what it says is kept, so that most pages wait for nothing. */
const sources = {
  featured: featuredCandidates,
  launch: launches,
  curation: curatedCandidates,
  'lifestyle-curate': waysOfLiving,
  international,
  team,
  media: catalogueFigures,
};

type Answers = { [Name in keyof typeof sources]?: Awaited<ReturnType<(typeof sources)[Name]>> };

/**
 * The data of the named sections. No two of them show the same picture, nor one of `shown`, where there is another.
 */
export async function sectionsData(
  names: readonly SectionName[],
  context: Context,
  region: Region,
  shown: Shown,
): Promise<SectionsData> {
  const answers: Answers = Object.fromEntries(
    await Promise.all(
      names.flatMap((name) =>
        name in sources
          ? [sources[name as keyof typeof sources](context, region).then((data) => [name, data])]
          : [],
      ),
    ),
  );
  const wants = (name: SectionName) => names.includes(name);
  return {
    ...answers,
    featured: pickFeatured(answers.featured ?? null, shown),
    curation: pickCurated(answers.curation ?? null, shown),
    'lifestyle-curate': notEmpty(answers['lifestyle-curate']),
    team: notEmpty(answers.team),
    media: notEmpty(answers.media),
    'brand-and-services': wants('brand-and-services') ? services(context.onOffer) : undefined,
  };
}

const notEmpty = <Item>(list: readonly Item[] | null | undefined) => (list && list.length > 0 ? list : null);
