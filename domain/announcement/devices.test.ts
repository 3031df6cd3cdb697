import { expect, it } from 'vitest';
import { boundBrowsers, type DraftBrowser, maxBrowsers } from './devices';

const browser = (hash: string): DraftBrowser => ({ hash, id: hash, device: null, since: '' });

it('keeps at most five distinct browsers and never evicts one', () => {
  // A seeded generator, so that every run is the same.
  let seed = 7;
  const chance = (of: number) => (seed = (seed * 48_271) % 2_147_483_647) % of;
  for (let run = 0; run < 200; run += 1) {
    let have: readonly DraftBrowser[] = [];
    for (let step = 0; step < 60; step += 1) {
      const hash = `b${chance(9)}`;
      const before = have.map((each) => each.hash);
      if (chance(3) === 0) have = have.filter((each) => each.hash !== hash);
      else {
        const bound = boundBrowsers(have, browser(hash));
        expect(bound === null).toBe(!before.includes(hash) && before.length >= maxBrowsers);
        have = bound ?? have;
        const now = have.map((each) => each.hash);
        expect(now.slice(0, before.length)).toEqual(before);
        expect(new Set(now).size).toBe(now.length);
        expect(now.length).toBeLessThanOrEqual(5);
      }
    }
  }
});
