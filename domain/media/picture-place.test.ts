import { expect, test } from 'vitest';
import { ownPictureKey, ownPictureUrl } from './own-picture';
import { picturePlaceName, readPicturePlace } from './picture-place';

test.each([
  ['banner-image-natal-na-praia', { kind: 'banner', field: 'image', key: 'natal-na-praia' }],
  ['article-text-novo-1a2b3c4d', { kind: 'article', field: 'text', key: 'novo-1a2b3c4d' }],
  ['campaign-b11-7', { kind: 'campaign', field: 'b11', key: '7' }],
])('%s names a draft and its field', (name, place) => {
  expect(readPicturePlace(name)).toEqual(place);
  expect(picturePlaceName(readPicturePlace(name)!)).toBe(name);
});

test.each([
  ...['list-image-x', 'banner-photo-x', 'campaign-b12-7', 'page-text-', 'banner-image-Natal'],
  ...['banner-image-../x', 'banner-image', '', `page-text-${'a'.repeat(101)}`],
])('%s is no place', (name) => expect(readPicturePlace(name)).toBeNull());

test('an address of an uploaded picture has its key', () => {
  const key = '0123456789abcdef01234567';
  expect(ownPictureKey(ownPictureUrl(key))).toBe(key);
  for (const other of [`casa:12/${key}`, `casa:vitrine/${key}0`, `https://x/casa:vitrine/${key}`, ''])
    expect(ownPictureKey(other)).toBeNull();
});
