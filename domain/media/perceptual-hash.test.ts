import { describe, expect, it } from 'vitest';
import { differenceHash, hashDistance, hashGrid, isSimilar, similarBefore } from './perceptual-hash';

const { width, height } = hashGrid;
const grid = (brightness: (column: number, row: number) => number) =>
  Array.from({ length: width * height }, (_, at) => brightness(at % width, Math.floor(at / width)));

describe('differenceHash', () => {
  it.each([
    ['an empty picture', grid(() => 128), '0000000000000000'],
    ['darker to the right', grid((column) => 200 - column), 'ffffffffffffffff'],
    ['brighter to the right', grid((column) => column), '0000000000000000'],
    ['a dark lower half', grid((column, row) => (row < 4 ? 0 : 200 - column)), '00000000ffffffff'],
    ['stripes', grid((column) => column % 2), '5555555555555555'],
    ['one bright point', grid((column, row) => (column === 0 && row === 0 ? 9 : 0)), '8000000000000000'],
  ])('hashes %s', (_, gray, hash) => expect(differenceHash(gray)).toBe(hash));
});

describe('isSimilar', () => {
  const hash = '0123456789abcdef';
  it.each([
    ['the same', hash, hash, true],
    ['ten bits apart', 'ffffffffffffffff', 'fffffffffffffc00', true],
    ['eleven bits apart', 'ffffffffffffffff', 'fffffffffffff800', false],
    ['the opposite', hash, 'fedcba9876543210', false],
    ['an empty picture', '0000000000000000', '0000000000000000', false],
    ['almost an empty picture', '0000000000000000', '0000000000000001', false],
    ['without a hash', null, hash, false],
    ['without a hash on either side', null, null, false],
    ['a picture that could not be read', '', '', false],
  ])('%s', (_, one, other, expected) => {
    expect(isSimilar(one, other)).toBe(expected);
    expect(isSimilar(other, one)).toBe(expected);
  });

  it('counts different bits', () => {
    expect(hashDistance('00', 'ff')).toBe(8);
    expect(hashDistance('a5', 'a4')).toBe(1);
  });

  it('names the first photo before it', () => {
    const hashes = [null, hash, 'fedcba9876543210', hash, hash];
    expect(hashes.map((_, place) => similarBefore(hashes, place))).toEqual([-1, -1, -1, 1, 1]);
  });
});
