import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announced, makeAnnouncement } from '../announcements/make-announcement';
import { type Brokerage, openBrokerage } from '../announcements/brokerage';
import { testEngines } from '../support/database';
import { setVisibility } from './hidden-listings';

let brokerage: Brokerage;
beforeAll(async () => {
  brokerage = await openBrokerage(testEngines[0]!);
});
afterAll(() => brokerage.close());
beforeEach(() => brokerage.clear());

const title = 'Casa em Ferradura';
/** An accepted announcement, and what its public address answers. */
async function accepted() {
  const protocol = await announced(brokerage.app, { announce: makeAnnouncement({}) });
  await brokerage.done('accept', protocol);
  const [property] = await brokerage.properties();
  const { id, reference } = property!;
  const answer = async (path = `products/used/${id}`) => {
    const response = await brokerage.app.request(`http://local/${path}`);
    const text = await response.text();
    return [response.status, text.includes(title) || text.includes(reference)];
  };
  return { protocol, id, answer };
}

test('an announcement that is not published yet is no property to visitors', async () => {
  const { protocol, id, answer } = await accepted();
  expect(await answer()).toEqual([404, false]);
  expect(await answer(`products/used/${id}/similar`)).toEqual([404, false]);
  await brokerage.done('publish', protocol);
  expect(await answer()).toEqual([200, true]);
});

test('one that was taken off is gone, and a reserved one is unknown', async () => {
  const { protocol, id, answer } = await accepted();
  await brokerage.done('publish', protocol);
  await brokerage.done('decline', protocol, '--reason', 'Vendida.');
  expect(await answer()).toEqual([410, true]);
  await setVisibility(brokerage.db, [id], 'reserved');
  expect(await answer()).toEqual([404, false]);
});
