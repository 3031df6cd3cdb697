import { useEffect } from 'react';
import { useArrival } from '~/navigation/arrival.browser';
import { useCampaign } from '~/features/marketing/campaign.browser';
import { useCardPhotos } from '~/features/property-card/card-photos-on-use.browser';
import { useConnectionNotice } from '~/navigation/connection.browser';
import { useCoverageTabs } from '~/features/frame/coverage-tabs.browser';
import { useKeptTyping } from '~/forms/kept-typing.browser';
import { useFilterPanels } from '~/features/listing/filter-panels.browser';
import { useVisitorRegion } from '~/features/frame/visitor-region-on-idle.browser';
import { useHeaderMenus } from '~/features/frame/header-menus.browser';
import { LiveRegion } from '~/components/ui/live-region.browser';
import { useLoadingBar } from '~/navigation/loading-bar.browser';
import { useNewsletter } from '~/features/marketing/newsletter/newsletter-on-use.browser';
import { useMissingFiles } from '~/navigation/missing-files.browser';
import { usePlainForms, usePlainLinks } from '~/navigation/navigation.browser';
import { Prefetch } from '~/navigation/prefetch.browser';
import { awake } from '~/navigation/wake-on-use';
import { useReturnToSearch } from '~/features/listing/return-to-search.browser';
import { useSearchBox } from '~/features/search-box/search-box-on-use.browser';
import { useFlash } from '~/components/ui/snackbars.browser';
import { useWindows } from '~/components/ui/windows.browser';

interface EnhancementsProps {
  contentId: string;
  /** Whether they have something to do before the page is touched. */
  areWanted: boolean | undefined;
}

/** What scripts add to every page; without them pages are plain links, forms and native elements. The document is marked once it is all there. */
export function Enhancements({ contentId, areWanted }: EnhancementsProps) {
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
  useWindows();
  useArrival(contentId);
  useCardPhotos();
  useCampaign();
  useNewsletter();
  useSearchBox();
  useKeptTyping();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scripts = '';
    // They have come late (entry.server.tsx).
    delete dataset.semScripts;
  }, []);
  return (
    <>
      {areWanted && <template {...awake} />}
      <LiveRegion />
      <Prefetch />
    </>
  );
}
