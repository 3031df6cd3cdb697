import { expect, it } from 'vitest';
import { boundBrowsers, type DraftBrowser, mostBrowsers } from './devices';

const browser = (hash: string): DraftBrowser => ({ hash, id: hash, device: null, since: '' });

it('in whatever order browsers come and go, at most five have a draft, each once, and none is put out by another', () => {
  // A small generator of its own: the same walk in every run.
  let seed = 7;
  const chance = (of: number) => (seed = (seed * 48_271) % 2_147_483_647) % of;
  for (let walk = 0; walk < 200; walk += 1) {
    let have: readonly DraftBrowser[] = [];
    for (let step = 0; step < 60; step += 1) {
      const hash = `b${chance(9)}`;
      const before = have.map((each) => each.hash);
      if (chance(3) === 0) have = have.filter((each) => each.hash !== hash);
      else {
        const bound = boundBrowsers(have, browser(hash));
        expect(bound === null).toBe(!before.includes(hash) && before.length >= mostBrowsers);
        have = bound ?? have;
        const now = have.map((each) => each.hash);
        expect(now.slice(0, before.length)).toEqual(before);
        expect(new Set(now).size).toBe(now.length);
        expect(now.length).toBeLessThanOrEqual(5);
      }
    }
  }
});
