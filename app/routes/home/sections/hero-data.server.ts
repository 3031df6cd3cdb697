import type { Region } from '@domain/geo/geolocation';
import type { Photo } from '~/domain/property';
import { returnTo } from '~/domain/return-to';
import { parseSearchUrl } from '@domain/search/parse-url';
import { links } from '~/links';
import { cityOf } from '../regions';
import { cacheTtlMs, sectionData } from '../section-data.server';

export interface Slide {
  title: string;
  subtitle: string;
  href: string;
  photo: Photo;
}

/** One for each bay (`vao`) of the ruler. */
const maxSlides = 5;

/** Slides (`home/slides`) in the operator's order; a slide of the visitor's city moves to the front. */
export const slides = sectionData(async (api, region): Promise<Slide[]> => {
  const { data } = await api.slides();
  const all = data.map(({ title, subtitle, link, image }) => ({
    title,
    subtitle: subtitle ?? '',
    href: returnTo(link) ?? links.allProperties(),
    photo: image,
  }));
  return all.sort((a, b) => Number(isAbout(b, region)) - Number(isAbout(a, region))).slice(0, maxSlides);
}, cacheTtlMs.slides);

function isAbout({ href }: Slide, region: Region): boolean {
  const { pathname, searchParams } = new URL(href, 'http://here.invalid');
  return parseSearchUrl(pathname, searchParams).local === cityOf(region);
}
