import type { StaffSession } from '@contract/staff';
import type { Verb } from '@domain/staff/roles';
import { adminLinks } from '../admin-links';
import type { ListTab } from '../list/list-tabs';

interface TabEntry {
  label: string;
  href: string;
  verb: Verb;
  /** Its page is not built. */
  isPlanned?: true;
}

const tabs = {
  lists: {
    label: 'Listas',
    href: adminLinks.showcase(),
    verb: 'lists.write',
  },
  banners: {
    label: 'Banners',
    href: adminLinks.showcaseBanners(),
    verb: 'banners.write',
  },
  home: {
    label: 'Home',
    href: adminLinks.showcaseHome(),
    verb: 'banners.write',
  },
  texts: {
    label: 'Textos',
    href: adminLinks.showcaseTexts(),
    verb: 'texts.write',
  },
  campaigns: {
    label: 'Campanhas',
    href: adminLinks.showcaseCampaigns(),
    verb: 'campaigns.write',
  },
  redirects: {
    label: 'Redirecionamentos',
    href: adminLinks.showcaseRedirects(),
    verb: 'redirects.write',
  },
} as const satisfies Record<string, TabEntry>;
export type ShowcaseTab = keyof typeof tabs;

/** The tabs of Vitrine that the role may open. @param counts of those that the page knows */
export const showcaseTabs = (
  current: ShowcaseTab,
  grants: StaffSession['grants'],
  counts: Partial<Record<ShowcaseTab, number>> = {},
): ListTab[] =>
  (Object.entries(tabs) as [ShowcaseTab, TabEntry][]).flatMap(([name, { label, href, verb, isPlanned }]) =>
    grants[verb] && !isPlanned
      ? [{ label, href, count: counts[name] ?? null, isCurrent: name === current }]
      : [],
  );
