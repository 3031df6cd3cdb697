import type { Driver } from './driver';

/** How long a visitor waits for what is to come, ms. */
const longest = 30_000;
const enter = '\uE007';
export const keys = { enter, escape: '\uE00C', right: '\uE014' } as const;

/**
 * Somebody before a browser: sees what is shown, presses where it is shown, types. What is named by a selector alone is the
 * first that is shown; with words, the first that is shown and says them.
 */
export function visitorOf(driver: Driver, origin: string) {
  const see = (selector: string, words = '') => driver.run<Place | null>(findShown, [selector, words]);

  /** Waits until `look` brings what `isRight`. */
  async function until<T>(what: string, look: () => Promise<T>, isRight: (seen: T) => boolean): Promise<T> {
    let last: unknown;
    for (const end = Date.now() + longest; Date.now() < end; await pause(150)) {
      // A page that is just being left answers nothing.
      const seen = await look().catch((error: unknown) => void (last = error));
      if (seen !== undefined && isRight(seen)) return seen;
      if (seen !== undefined) last = seen;
    }
    throw new Error(`${what}: not in ${longest} ms, but ${String(last)}`);
  }

  const shown = async (selector: string, words = '') =>
    (await until(
      `${selector} ${words}`,
      () => see(selector, words),
      (place) => place !== null,
    ))!;

  /** Where something comes to rest: what glides in is pressed when it is there. */
  async function resting(selector: string, words: string) {
    let before = await shown(selector, words);
    return until(
      `${selector} ${words} at rest`,
      async () => {
        const now = await shown(selector, words);
        const isStill = now.x === before.x && now.y === before.y;
        before = now;
        return isStill ? now : null;
      },
      (place) => place !== null,
    );
  }

  const visitor = {
    ...{ shown, until },
    /** Opens a page of the site and, where scripts run, waits until they have taken it over. */
    async opens(path: string, { scripts = true } = {}) {
      await driver.open(origin + path);
      if (scripts) await visitor.hasScripts();
    },
    /** Gives the sign of life that brings a page's scripts, and waits for them. */
    async hasScripts() {
      await driver.run("() => void window.dispatchEvent(new Event('scroll'))", []);
      await shown('html[data-scripts]');
    },
    async presses(selector: string, words = '') {
      const { x, y } = (await resting(selector, words))!;
      await driver.act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
            // As a hand does, which a page may take for an intent.
            { type: 'pause', duration: 120 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    /** Types into what has the focus. */
    types: (text: string) =>
      driver.act([
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    async fills(selector: string, text: string) {
      await visitor.presses(selector);
      await visitor.types(text);
    },
    gone: (selector: string, words = '') =>
      until(
        `no ${selector} ${words}`,
        () => see(selector, words),
        (place) => place === null,
      ),
    at: (path: RegExp) =>
      until(
        `address ${path}`,
        () => driver.run<string>('() => location.href', []),
        (href) => path.test(href),
      ),
    run: driver.run,
  };
  return visitor;
}

export type Visitor = ReturnType<typeof visitorOf>;

interface Place {
  x: number;
  y: number;
  text: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** In the page: brings the first that is shown into view, and says where its middle is and what it says. */
const findShown = `(selector, words) => {
  const says = (each) => (each.getAttribute('aria-label') || each.innerText || each.value || '').includes(words);
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility({ visibilityProperty: true }) && (!words || says(each)));
  if (!found) return null;
  const inside = ({ x, y, width, height }) =>
    x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  if (!inside(found.getBoundingClientRect())) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), text: found.innerText };
}`;
