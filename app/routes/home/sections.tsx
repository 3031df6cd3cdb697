import type { ReactNode } from 'react';
import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import { BrandAndServices } from './sections/brand-and-services';
import { Curation } from './sections/curation';
import type { CuratedList } from './sections/curation-data.server';
import { Featured } from './sections/featured';
import type { FeaturedData } from './sections/featured-data.server';
import type { InternationalData } from './sections/international-data.server';
import { Launch } from './sections/launch';
import type { LaunchData } from './sections/launch-data.server';
import type { Lifestyle } from './sections/lifestyle-curate-data.server';
import type { Figure } from './sections/media-data.server';
import { SellWithUs } from './sections/sell-with-us';
import { Team } from './sections/team';
import type { TeamMember } from './sections/team-data.server';

/** Data by section; null, undefined or an empty list: the page omits it. Keys are the names of the partials. */
export interface SectionsData {
  featured?: FeaturedData | null;
  launch?: LaunchData | null;
  curation?: readonly CuratedList[] | null;
  'lifestyle-curate'?: readonly Lifestyle[] | null;
  international?: InternationalData | null;
  'sell-with-us'?: true;
  'brand-and-services'?: true;
  team?: readonly TeamMember[] | null;
  media?: readonly Figure[] | null;
  blog?: true;
  pending?: { base: null };
  /** A line in sections of which the last good answer is shown. */
  dates: Partial<Record<SectionName, string>>;
  texts: HomeTexts;
}
export type SectionName = Exclude<keyof SectionsData, 'pending' | 'dates' | 'texts'>;

/** The brokerage's own sentences. */
export type HomeTexts = NonNullable<BrokerageTexts['texts']>['home'] & {
  /** About the magazine. */
  magazine?: string;
};

export const favoritesFormId = 'favoritos';

export const hasSome = (list: readonly unknown[] | null | undefined) => list && list.length > 0;

/** A section of the home page; the others: partial-sections.tsx. */
export function section(name: SectionName, data: SectionsData): ReactNode {
  const { texts, dates } = data;
  const date = dates[name];
  switch (name) {
    case 'featured':
      return data.featured && <Featured {...data.featured} date={date} favoritesForm={favoritesFormId} />;
    case 'launch':
      return data.launch && <Launch {...data.launch} date={date} />;
    case 'curation':
      return data.curation && <Curation lists={data.curation} text={texts.curation} date={date} />;
    case 'sell-with-us':
      return <SellWithUs title={texts.announce} />;
    case 'brand-and-services':
      return texts.brand && <BrandAndServices {...texts.brand} />;
    case 'team':
      return hasSome(data.team) && <Team members={data.team!} text={texts.team} date={date} />;
    default:
      return null;
  }
}
