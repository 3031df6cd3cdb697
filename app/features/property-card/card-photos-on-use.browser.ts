import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type * as CardPhotosModule from './card-photos.browser';

type CardPhotos = typeof CardPhotosModule;

/** Signs of life after which the cards' other photos are made ready; until then nothing of them is loaded. */
const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Makes the photos of cards swipeable once the page is used, and again on every page that follows. */
export function useCardPhotos(): void {
  const { key } = useLocation();
  const [module, setModule] = useState<CardPhotos>();

  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      // Without its photos a card is still whole: a file that cannot be had is no error.
      import('./card-photos.browser').then(setModule, () => undefined);
    };
    for (const sign of signs) {
      window.addEventListener(sign, load, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);

  useEffect(() => module?.prepareCards(), [module, key]);
}
