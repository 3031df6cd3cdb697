import { useEffect } from 'react';
import { placeholderImage } from './photo';

/**
 * Replaces images that do not load with the plate; alt texts stay. CSS covers them in Chromium and Firefox (base.css),
 * but not in WebKit. Attributes only: React sets them again when it shows another photo.
 */
export function useBrokenImages(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      // Leaflet must know which tiles are missing.
      if (target instanceof HTMLImageElement && !target.closest('.leaflet-container')) replaceImage(target);
    };
    document.addEventListener('error', onError, true);
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceImage(image);
    return () => document.removeEventListener('error', onError, true);
  }, []);
}

function replaceImage(image: HTMLImageElement): void {
  if (image.currentSrc.endsWith(placeholderImage)) return;
  const { parentElement } = image;
  if (parentElement instanceof HTMLPictureElement)
    for (const source of parentElement.querySelectorAll('source')) source.srcset = placeholderImage;
  image.srcset = '';
  image.src = placeholderImage;
}
