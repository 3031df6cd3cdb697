import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropArea, cropsOf, photoCrops, readFocal } from './photo-crop';

const wide = { width: 2400, height: 1600 };

describe('cutArea', () => {
  it.each([
    ['the middle of a wide photo', wide, [50, 50], { left: 560, top: 0, width: 1280, height: 1600 }],
    ['its right end', wide, [100, 0], { left: 1120, top: 0, width: 1280, height: 1600 }],
    ['a quarter of what is too much', wide, [25, 90], { left: 280, top: 0, width: 1280, height: 1600 }],
    [
      'the top of a high photo',
      { width: 1000, height: 3000 },
      [50, 0],
      { left: 0, top: 0, width: 1000, height: 1250 },
    ],
    [
      'all of one of its own shape',
      { width: 800, height: 1000 },
      [0, 100],
      { left: 0, top: 0, width: 800, height: 1000 },
    ],
  ] as const)('is %s', (_, photo, at, area) => {
    expect(cropArea(photo, { width: 4, height: 5 }, at)).toEqual(area);
  });

  it('is within the photo and spans one full side, for any shapes', () => {
    const side = fc.integer({ min: 1, max: 5_000 });
    const sides = fc.record({ width: side, height: side });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(sides, sides, percent, percent, (photo, place, x, y) => {
        const { left, top, width, height } = cropArea(photo, place, [x, y]);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(photo.width);
        expect(top + height).toBeLessThanOrEqual(photo.height);
        expect(width === photo.width || height === photo.height).toBe(true);
      }),
    );
  });
});

describe('cutsOf', () => {
  it.each([
    [null, 50],
    ['50% 40%', 50],
    ['70% 10%', 75],
    ['0% 50%', 0],
    ['100% 50%', 100],
    ['left top', 50],
  ])('takes a wide photo whose focal point is %j at %d %%', (focal, position) => {
    expect(cropsOf({ ...wide, focal }, 'upright')).toEqual([
      [`840x1050-${position}`, 840],
      [`1080x1350-${position}`, 1080],
    ]);
  });

  it('follows the focal point downwards where a photo is too high', () => {
    expect(cropsOf({ width: 1500, height: 2400, focal: '0% 80%' }, 'square')[0]).toEqual(['840x840-75', 840]);
  });

  it.each([
    [{ width: 2400, height: 700 }, [['840x840-50', 700]]],
    [
      { width: 2000, height: 1000 },
      [
        ['840x840-50', 840],
        ['1200x1200-50', 1000],
      ],
    ],
  ])('offers no larger file of %j than there is photo', (photo, cuts) => {
    expect(cropsOf(photo, 'square')).toEqual(cuts);
  });

  it('names only cuts that there are', () => {
    const side = fc.integer({ min: 100, max: 2_400 });
    const percent = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(side, side, percent, percent, (width, height, x, y) => {
        for (const shape of ['upright', 'square'] as const)
          for (const [crop] of cropsOf({ width, height, focal: `${x}% ${y}%` }, shape))
            expect(photoCrops.has(crop), crop).toBe(true);
      }),
    );
  });
});

describe('readFocal', () => {
  it.each([
    ['50% 40%', [50, 40]],
    ['0% 100%', [0, 100]],
    ['999% 3%', [100, 3]],
    ['', null],
    [undefined, null],
    ['50%', null],
    ['50% 40%;color:red', null],
    ['-5% 40%', null],
  ])('reads %j as %j', (focal, point) => expect(readFocal(focal)).toEqual(point));
});
