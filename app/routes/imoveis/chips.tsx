import { Icon } from '~/components/ui/icon';
import { useBroker } from '~/features/broker/broker-context';
import type { ListingData } from './listing-data';

interface ChipsProps extends Pick<ListingData, 'chips'> {
  /** The same search without filters, as the drawer's 'Limpar'. */
  clearHref: string;
}

/**
 * The active filters that the bar does not show, on large screens: each is a link to the search without it. The broker in
 * whose name the page is shown stands in its heading.
 */
export function Chips({ chips: all, clearHref }: ChipsProps) {
  const broker = useBroker();
  const chips = broker ? all.filter(({ key }) => key !== 'corretor') : all;
  if (chips.length === 0) return null;
  return (
    <ul className="fichas so-desk" aria-label="Filtros ativos">
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <a className="tira" href={href} aria-label={`Remover filtro: ${label}`}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="elo menor" href={clearHref}>
          Limpar
        </a>
      </li>
    </ul>
  );
}
