import { useEffect } from 'react';
import { useArrival, usePendingMark } from './arrival';
import { useCardPhotos } from './card-photos-on-use';
import { useFilterPanels } from './filter-panels';
import { useHeaderMenus } from './header-menus';
import { LiveRegion } from './live-region';
import { useNewsletterForms } from './newsletter-form-on-use';
import { useSearchBox } from './search-box-on-use';
import { useFlash } from './snackbars';
import { usePlainForms, usePlainLinks, usePrefetch } from './navigation';
import { useWindows } from './windows';

/** What scripts add to every page; without them pages are plain links, forms and native elements. The document is marked once it is all there. */
export function Enhancements({ contentId }: { contentId: string }) {
  useFilterPanels();
  useHeaderMenus();
  usePlainLinks();
  usePlainForms();
  usePrefetch();
  usePendingMark();
  useFlash();
  useWindows();
  useArrival(contentId);
  useCardPhotos();
  useNewsletterForms();
  useSearchBox();
  useEffect(() => document.documentElement.setAttribute('data-scripts', ''), []);
  return <LiveRegion />;
}
