import { Icon } from '~/components/ui/icon';
import { Panel } from './panel';
import type { SearchedPlace } from './queries.server';

interface RecentSearchesProps {
  places: readonly SearchedPlace[];
  /** In a row of its own. */
  wide?: boolean;
}

/** Where the visitor has searched last. */
export function RecentSearches({ places, wide }: RecentSearchesProps) {
  return (
    <Panel title="Suas pesquisas mais recentes" columns={wide ? undefined : 'r10'}>
      <ul className="recentes">
        {places.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name="clock" small />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
