import { expect, it } from 'vitest';
import { viewOf } from './photo-index';

it.each([
  ['whole', 'demo:apartment-living-day-1.jpg', 'apartment-living-1'],
  ['at dusk', 'demo:apartment-living-dusk-1.jpg', 'apartment-living-1'],
  ['cut and mirrored', 'demo:apartment-living-day-1.jpg?flip&crop=0,8,84', 'apartment-living-1'],
  ['from another side', 'demo:apartment-living-day-2.jpg', 'apartment-living-2'],
  ['whose hour nobody names', 'demo:country-house-veranda-1.jpg', 'country-house-veranda-1'],
])('a picture %s shows one view of its place', (_, url, view) => expect(viewOf(url)).toBe(view));
