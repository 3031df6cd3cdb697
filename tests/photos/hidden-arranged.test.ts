import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import { hiddenPhotos } from '@api/platform/photos/hidden-photos';
import { registerStored } from '@api/platform/photos/register';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { ownPhotoUrl } from '@domain/property/photo-arrangement';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyCatalogue(database.db));

const keyOf = (digit: string) => digit.repeat(24);

test('a hidden property hides photos that were left out or taken away', async () => {
  const { db } = database;
  await db.deleteFrom('photo').execute();
  const urls = ['a', 'b'].map((name) => `https://fotos.example/${name}.jpg`);
  const photos = urls.map((url) => ({ url }));
  const id = (await fillCatalogue(db, [makeListing({ reference: 'R1', photos })])).get('R1')!;
  const own = ownPhotoUrl(id, '7'.repeat(32));
  for (const [url, digit] of [
    [urls[0]!, 'a'],
    [urls[1]!, 'b'],
    [own, '7'],
  ] as const)
    await registerStored(db, url, { key: keyOf(digit), width: 3, height: 2, placeholder: null });
  const hidden = async () => {
    const isHidden = hiddenPhotos(db, { knownForMs: 0, sharedForMs: 0 });
    return Promise.all(['a', 'b', '7'].map((digit) => isHidden(keyOf(digit))));
  };
  const arrange = (order: string[]) =>
    replaceOverrides(db, operator, id, {
      photos: {
        value: { order, left_out: [{ url: urls[1]!, reason: null }], captions: {} },
        ...{ until: null, reason: null },
      },
    });
  await arrange([own, urls[0]!]);
  await arrange([urls[0]!]);
  expect(await hidden()).toEqual([false, false, false]);
  await db.updateTable('property').set({ visibility: 'reserved' }).execute();
  expect(await hidden()).toEqual([true, true, true]);
});
