import { Icon } from '~/components/ui/icon';
import { Panel } from './panel';
import type { SearchedPlace } from './queries.server';

interface RecentSearchesProps {
  places: readonly SearchedPlace[];
  wide?: boolean;
}

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
