import './no-eval.browser';
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { handOverPageData } from '~/navigation/page-data.browser';

handOverPageData();

/** The page works before this runs; so it waits until the browser has answered what woke it (wake-on-use.ts). */
const hydrate = () => startTransition(() => void hydrateRoot(document, <RemixBrowser />));

if ('requestIdleCallback' in window) window.requestIdleCallback(hydrate, { timeout: 200 });
else setTimeout(hydrate, 1);
