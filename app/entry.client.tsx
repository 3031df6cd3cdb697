import './no-eval.browser';
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { handOverPageData } from '~/navigation/page-data.browser';

handOverPageData();

/**
 * Remix reads the loaders' data when it is rendered first, and has React wait for a promise meanwhile. A press in that
 * moment has React take the page over at once: that fails (its error 345), and the page never comes alive. So Remix is
 * asked once before React is (it comes to no hook then), and its promise waited for.
 */
async function readPageData() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** The page works before this runs; so it waits until the browser has answered what woke it (wake-on-use.ts). */
async function hydrate() {
  await readPageData();
  startTransition(() => void hydrateRoot(document, <RemixBrowser />));
}

if ('requestIdleCallback' in window) window.requestIdleCallback(() => void hydrate(), { timeout: 200 });
else setTimeout(() => void hydrate(), 1);
