import { Icon } from '~/components/ui/icon';
import { useBroker } from '~/features/broker/broker-context';
import type { ListingData } from './listing-data';

interface ChipsProps extends Pick<ListingData, 'chips'> {
  clearHref: string;
}

/** Large screens: links that remove filters missing in the bar. A broker's heading replaces the broker chip. */
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
