import type { StaffShowcase } from '@contract/staff-showcase';
import { counted, countedProperties } from '@domain/kernel/counts';
import { adminLinks } from '../admin-links';
import { Panel } from '../record/panel';

type ListSummary = StaffShowcase['lists'][number];

/** '12 imóveis', 'automática, 1 fixo' */
export const listSize = ({ automatic, pinned, properties }: ListSummary): string => {
  if (automatic) return pinned > 0 ? `automática, ${counted(pinned, 'fixo', 'fixos')}` : 'automática';
  return properties === null ? 'rascunho' : countedProperties(properties);
};

export const OtherLists = ({ lists }: { lists: readonly ListSummary[] }) =>
  lists.length > 0 && (
    <Panel id="outras" title="Outras listas">
      <ul className="moutras">
        {lists.map((list) => (
          <li key={list.key}>
            <a className="mlink" href={adminLinks.showcaseItem('list', list.key)}>
              {list.title}
            </a>
            <span className="nota">{listSize(list)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
