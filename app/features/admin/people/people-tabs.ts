import type { StaffSession } from '@contract/staff';
import { adminLinks } from '../admin-links';
import type { ListTab } from '../list/list-tabs';
import { peopleTabs } from './people-list';

type Tab = 'team' | 'invitations' | 'brokers';

/** null: the back end did not answer. */
export type TabCounts = Readonly<Record<Tab, number | null>>;

/** The tabs that the role may open. */
export function peopleTabLinks(
  current: Tab,
  counts: TabCounts,
  { 'members.read': hasTeam, 'brokers.read': hasBrokers }: StaffSession['grants'],
): ListTab[] {
  const tab = (name: Tab, label: string, href: string): ListTab => ({
    ...{ label, href, count: counts[name], isCurrent: name === current },
  });
  return [
    ...(hasTeam
      ? [
          tab('team', 'Equipe', adminLinks.people()),
          tab('invitations', 'Convites', adminLinks.people({ aba: peopleTabs.invitations })),
        ]
      : []),
    ...(hasBrokers ? [tab('brokers', 'Corretores', adminLinks.brokers())] : []),
  ];
}
