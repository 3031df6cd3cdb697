import { useEffect } from 'react';
import { useArrival } from './navigation/arrival.browser';
import { useCampaign } from './features/marketing/campaign.browser';
import { useCardPhotos } from './features/property-card/lazy-card-photos.browser';
import { useConnectionNotice } from './navigation/connection.browser';
import { useCoverageTabs } from './features/layout/coverage-tabs.browser';
import { useRestoreInputs } from './forms/restore-inputs.browser';
import { useFilterPanels } from './features/listing/filter-panels.browser';
import { useBrokenImages } from './components/ui/broken-images.browser';
import { useVisitorRegion } from './features/layout/visitor-region-on-idle.browser';
import { useHeaderMenus } from './features/layout/header-menus.browser';
import { LiveRegion } from './components/ui/live-region.browser';
import { useLoadingBar } from './navigation/loading-bar.browser';
import { useNewsletter } from './features/marketing/newsletter/newsletter.browser';
import { useMissingFiles } from './navigation/missing-files.browser';
import { usePlainForms, usePlainLinks } from './navigation/navigation.browser';
import { Prefetch } from './navigation/prefetch.browser';
import { hydrateEagerly } from './navigation/hydrate-on-interaction';
import { useReturnToSearch } from './features/listing/return-to-search.browser';
import { useSearchBox } from './features/search-box/lazy-search-box.browser';
import { useFlash } from './components/ui/snackbars.browser';
import { useDialogs } from './components/ui/dialogs.browser';

interface ClientBehaviorsProps {
  contentId: string;
  /** Whether client code must run before the first interaction. */
  areWanted: boolean | undefined;
}

export function ClientBehaviors({ contentId, areWanted }: ClientBehaviorsProps) {
  useFilterPanels();
  useCoverageTabs();
  useHeaderMenus();
  useVisitorRegion();
  useReturnToSearch();
  usePlainLinks();
  usePlainForms();
  useLoadingBar();
  useFlash();
  useConnectionNotice();
  useMissingFiles();
  useBrokenImages();
  useDialogs();
  useArrival(contentId);
  useCardPhotos();
  useCampaign();
  useNewsletter();
  useSearchBox();
  useRestoreInputs();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scripts = '';
    delete dataset.semScripts;
  }, []);
  return (
    <>
      {areWanted && <template {...hydrateEagerly} />}
      <LiveRegion />
      <Prefetch />
    </>
  );
}
