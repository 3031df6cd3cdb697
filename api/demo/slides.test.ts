import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';
import { demoListings } from './listings';
import { readDemoPhoto } from './photo-source';
import { demoSlides } from './slides';
import { parentType } from '@domain/taxonomy/property-types';

describe('the demo’s slides', () => {
  const all = [...demoListings()];

  it.each(demoSlides.map((slide) => [slide.title, slide] as const))(
    '%s leads to a search that finds something',
    (_, slide) => {
      const { pathname, searchParams } = new URL(slide.link, 'http://site.example');
      const filters = parseSearchUrl(pathname, searchParams);
      expect(filters).not.toEqual(searchFilters.parse({}));
      const found = all.filter(
        (one) =>
          one.forSale &&
          (filters.propertyType.length === 0 ||
            filters.propertyType.includes(parentType(one.propertyType))) &&
          (filters.condition.length === 0 || filters.condition.includes(one.condition)) &&
          (!filters.curadoria || one.curated.includes(filters.curadoria)) &&
          filters.propertyDetails.every((slug) => one.propertyDetails.includes(slug)) &&
          (filters.locationType === 'Cidade' || filters.locationType.toLowerCase() === one.locationType),
      );
      expect(found.length).toBeGreaterThan(30);
      expect(slide.photo.alt.length).toBeGreaterThan(20);
    },
  );

  it('the first one’s master is as wide as the home page can show it', async () => {
    const { width, chromaSubsampling } = await sharp(
      await readDemoPhoto(demoSlides[0]!.photo.url),
    ).metadata();
    expect([width, chromaSubsampling]).toEqual([2400, '4:4:4']);
  });
});
