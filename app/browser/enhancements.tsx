import { useEffect } from 'react';
import { useArrival } from './arrival';
import { useCardPhotos } from './card-photos-on-use';
import { useConnectionNotice } from './connection';
import { useCoverageTabs } from './coverage-tabs';
import { useFormChecks } from './form-checks-on-use';
import { useFilterPanels } from './filter-panels';
import { useHeaderMenus } from './header-menus';
import { LiveRegion } from './live-region';
import { useLoadingBar } from './loading-bar';
import { useMissingFiles } from './missing-files';
import { usePlainForms, usePlainLinks } from './navigation';
import { Prefetch } from './prefetch';
import { useReturnToSearch } from './return-to-search';
import { useSearchBox } from './search-box-on-use';
import { useFlash } from './snackbars';
import { useWindows } from './windows';

/** What scripts add to every page; without them pages are plain links, forms and native elements. The document is marked once it is all there. */
export function Enhancements({ contentId }: { contentId: string }) {
  useFilterPanels();
  useCoverageTabs();
  useHeaderMenus();
  useReturnToSearch();
  usePlainLinks();
  usePlainForms();
  useLoadingBar();
  useFlash();
  useConnectionNotice();
  useMissingFiles();
  useWindows();
  useArrival(contentId);
  useCardPhotos();
  useFormChecks();
  useSearchBox();
  useEffect(() => document.documentElement.setAttribute('data-scripts', ''), []);
  return (
    <>
      <LiveRegion />
      <Prefetch />
    </>
  );
}
