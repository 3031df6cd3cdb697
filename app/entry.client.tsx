import './no-eval.browser';
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { carryOverState } from '~/forms/carry-over-state.browser';
import {
  changesText,
  reactMutations,
  redoMutations,
  undoMutations,
} from '~/navigation/foreign-mutations.browser';
import { handOverPageData } from '~/navigation/page-data.browser';
import { guardReplacedNodes } from '~/navigation/replaced-nodes.browser';
import { rootElementId } from '~/navigation/root-element';

handOverPageData();

// Remix throws a promise while it reads loader data; an event in that time breaks hydration (React error 345).
// The first call throws before any hook runs.
async function readPageData() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** The router reads the address of a page that opens the sign-in dialog, which the inline script has shortened. */
function createRouter() {
  const { arrivalAddress } = window;
  if (!arrivalAddress) return;
  const { href } = location;
  history.replaceState(history.state, '', arrivalAddress);
  try {
    RemixBrowser({});
  } catch {
    // It creates the router, then fails at its first hook, outside of a rendering.
  }
  history.replaceState(history.state, '', href);
}

/** Waits until the browser has handled the interaction (hydrate-on-interaction.ts). */
async function hydrate() {
  await readPageData();
  const root = document.getElementById(rootElementId)!;
  const mutations = reactMutations(window.takeMutations());
  // React would restore the original text: the page works as a document.
  if (changesText(mutations)) return void (document.documentElement.dataset.semScripts = '');
  createRouter();
  guardReplacedNodes(root);
  const start = () => hydrateRoot(root, <RemixBrowser />, { onRecoverableError: carryOverState(root) });
  if (mutations.length === 0) return startTransition(() => void start());
  // In one task, so that no extension sees its elements missing.
  undoMutations(mutations);
  flushSync(start);
  redoMutations(mutations);
}

if ('requestIdleCallback' in window) window.requestIdleCallback(() => void hydrate(), { timeout: 200 });
else setTimeout(() => void hydrate(), 1);
