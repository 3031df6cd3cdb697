import type { Region } from '@domain/geolocation';
import type { Photo } from '~/domain/property';
import { returnTo } from '~/domain/return-to';
import { parseSearchUrl } from '@domain/search/parse-url';
import { links } from '~/links';
import { cityOf } from '../regions';
import { keptFor, sectionData } from '../section-data.server';

export interface Slide {
  title: string;
  subtitle: string;
  href: string;
  photo: Photo;
}

/** As many as the beat has bays. */
const maxSlides = 5;

/** The slides (`home/slides`), in the operator's order; one about the visitor's own city comes first. */
export const slides = sectionData(async (api, region): Promise<Slide[]> => {
  const { data } = await api.slides();
  const all = data.map(({ title, subtitle, link, image }) => ({
    title,
    subtitle: subtitle ?? '',
    href: returnTo(link) ?? links.allProperties(),
    photo: image,
  }));
  return all.sort((a, b) => Number(isAbout(b, region)) - Number(isAbout(a, region))).slice(0, maxSlides);
}, keptFor.slides);

function isAbout({ href }: Slide, region: Region): boolean {
  const { pathname, searchParams } = new URL(href, 'http://here.invalid');
  return parseSearchUrl(pathname, searchParams).local === cityOf(region);
}
