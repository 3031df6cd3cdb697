import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The same on every page: header.spec.ts and footer.spec.ts look at them, open and closed. */
const layout = ['header.topo', '#app > footer'];

/**
 * The violations of WCAG 2.2 A and AA and of good practice, of a page or a part of it, told by rule and element. axe
 * runs in the page alone ('legacy'), and gathers nothing but violations: none of our pages has a frame, and the usual way,
 * which opens a second page for each run, takes thrice as long.
 */
export async function violations(page: Page, part = 'html', without: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .include(part);
  const whole = without.reduce((each, other) => each.exclude(other), axe);
  const { violations } = await withoutFades(page, () => whole.analyze());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What fades has too little contrast for a moment: ends what fades, and lets nothing begin to. */
async function withoutFades<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const reducedMotion = await page.evaluate(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endOfFades(page);
  const seen = await look();
  await page.emulateMedia({ reducedMotion });
  return seen;
}

/** Waits for each animation that runs and ends: the end of a transition that has begun stays as it was. */
const endOfFades = (page: Page) =>
  page.evaluate(async () => {
    const isFading = ({ effect, playState, timeline }: Animation) => {
      const { localTime, delay = 0, endTime } = effect!.getComputedTiming();
      const hasBegun = Number(localTime) >= Number(delay);
      return playState === 'running' && timeline === document.timeline && hasBegun && endTime !== Infinity;
    };
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFading)
        .map(({ finished }) => finished),
    );
  });

/** How far the page reaches out of the window, px. */
export const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/**
 * Sees to it that a page stands in nobody's way on a large screen and on a phone's width, where header and footer, the
 * same on every page, are left to stories of their own.
 */
export async function expectAccessible(page: Page) {
  for (const [width, part] of [
    [1440, 'html'],
    [390, 'main'],
  ] as const) {
    const where = `${page.url()} at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), where).toBe(0);
    expect(await violations(page, part, layout), where).toEqual([]);
  }
}
