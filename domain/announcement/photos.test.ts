import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { type DraftPhoto, acceptedPhotos, movedPhoto, noRoomFor, photoLimits, photoName } from './photos';

const photo = (more: Partial<DraftPhoto> = {}): DraftPhoto => ({
  ...{ id: 'a', name: 'a.jpg', caption: '', order: 0, at: '2026-11-23T12:00:00Z', bytes: 1000 },
  ...{ width: 800, height: 600, key: 'k', placeholder: '', ...more },
});

describe('a photo’s name', () => {
  it.each([
    ['IMG_2041.jpg', 'IMG_2041.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\sala.png', 'sala.png'],
    ['', 'foto'],
    ['///', 'foto'],
    ['sala\u202egpj.exe', 'salagpj.exe'],
    ['a\nb\0c.jpg', 'abc.jpg'],
  ])('%j is shown as %j', (given, shown) => {
    expect(photoName(given)).toBe(shown);
  });

  it('stays short, and keeps its end', () => {
    const shown = photoName(`${'a'.repeat(300)}.jpeg`);
    expect(shown).toHaveLength(photoLimits.name);
    expect(shown).toMatch(/a…\.jpeg$/);
  });
});

describe('room for one more', () => {
  const accepted = (count: number, bytes = 1000) =>
    Array.from({ length: count }, (_, n) => photo({ id: `p${n}`, bytes }));
  it.each([
    ['of none', [], 1, undefined],
    ['of nineteen', accepted(19), 1, undefined],
    ['of twenty', accepted(20), 1, 'many'],
    [
      'of twenty that failed',
      accepted(20).map((each) => ({ ...each, problem: 'heic' as const })),
      1,
      undefined,
    ],
    ['to the byte', accepted(10, photoLimits.draft / 10 - 1), 10, undefined],
    ['one byte beyond', accepted(10, photoLimits.draft / 10 - 1), 11, 'draft'],
  ])('%s', (_, photos, bytes, problem) => {
    expect(noRoomFor(photos, bytes)).toBe(problem);
  });
});

it('moves a photo by one position or to the front, and no other', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.constantFrom(-1 as const, 1 as const, 'first' as const),
      (orders, pick, by) => {
        const photos = orders.map((order, n) => photo({ id: `p${n}`, order }));
        const before = acceptedPhotos(photos).map(({ id }) => id);
        const at = pick % before.length;
        const changed = new Map(movedPhoto(photos, before[at]!, by).map(({ id, order }) => [id, order]));
        const after = acceptedPhotos(
          photos.map((each) => ({ ...each, order: changed.get(each.id) ?? each.order })),
        ).map(({ id }) => id);
        const to = by === 'first' ? 0 : at + by;
        const wanted = [...before];
        if (to >= 0 && to < before.length) wanted.splice(to, 0, ...wanted.splice(at, 1));
        expect(after).toEqual(wanted);
      },
    ),
  );
});
