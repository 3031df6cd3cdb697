import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type * as CardPhotosModule from './card-photos.browser';

type CardPhotos = typeof CardPhotosModule;

/** First user actions that load the script. */
const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Prepares card photos on first interaction, then on every page. */
export function useCardPhotos(): void {
  const { key } = useLocation();
  const [module, setModule] = useState<CardPhotos>();

  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      import('./card-photos.browser').then(setModule, () => undefined);
    };
    for (const sign of signs) {
      window.addEventListener(sign, load, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);

  useEffect(() => module?.prepareCards(), [module, key]);
}
