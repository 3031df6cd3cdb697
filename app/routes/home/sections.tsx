import type { ReactNode } from 'react';
import { Blog } from './sections/blog';
import { BrandAndServices } from './sections/brand-and-services';
import type { Service } from './sections/brand-and-services-data.server';
import { Curation } from './sections/curation';
import type { CuratedList } from './sections/curation-data.server';
import { Featured } from './sections/featured';
import type { FeaturedData } from './sections/featured-data.server';
import { International } from './sections/international';
import type { InternationalData } from './sections/international-data.server';
import { Launch } from './sections/launch';
import type { LaunchData } from './sections/launch-data.server';
import { LifestyleCurate } from './sections/lifestyle-curate';
import type { WayOfLiving } from './sections/lifestyle-curate-data.server';
import { Media } from './sections/media';
import type { Figure } from './sections/media-data.server';
import { SellWithUs } from './sections/sell-with-us';
import { Team } from './sections/team';
import type { TeamMember } from './sections/team-data.server';

/** What each section shows; null, or left out, where it has nothing. Names are those of the partials. */
export interface SectionsData {
  featured?: FeaturedData | null;
  launch?: LaunchData | null;
  curation?: readonly CuratedList[] | null;
  'lifestyle-curate'?: readonly WayOfLiving[] | null;
  international?: InternationalData | null;
  'sell-with-us'?: true;
  'brand-and-services'?: readonly Service[];
  team?: readonly TeamMember[] | null;
  media?: readonly Figure[] | null;
  blog?: true;
}
export type SectionName = keyof SectionsData;

/** On the home page, in its order: the press and the blog have nothing to say there yet, and are partials alone. */
export const sectionNames: readonly SectionName[] = [
  'featured',
  'launch',
  'curation',
  'lifestyle-curate',
  'international',
  'sell-with-us',
  'brand-and-services',
  'team',
];

/** The form that the hearts of these sections post. */
export const favoritesFormId = 'favoritos';

/** One section by its name; null where it has nothing to show. */
export function section(name: SectionName, data: SectionsData): ReactNode {
  switch (name) {
    case 'featured':
      return data.featured && <Featured {...data.featured} favoritesForm={favoritesFormId} />;
    case 'launch':
      return data.launch && <Launch {...data.launch} />;
    case 'curation':
      return data.curation && <Curation lists={data.curation} />;
    case 'lifestyle-curate':
      return data['lifestyle-curate'] && <LifestyleCurate ways={data['lifestyle-curate']} />;
    case 'international':
      return data.international && <International {...data.international} />;
    case 'sell-with-us':
      return <SellWithUs />;
    case 'brand-and-services':
      return data['brand-and-services'] && <BrandAndServices services={data['brand-and-services']} />;
    case 'team':
      return data.team && <Team members={data.team} />;
    case 'media':
      return data.media && <Media figures={data.media} />;
    case 'blog':
      return <Blog />;
  }
}
