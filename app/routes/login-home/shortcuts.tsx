import { type HouseName, withArticle } from '@domain/firm';
import { useHouse } from '~/components/house';
import { Icon } from '~/components/ui/icon';
import { useHasHomes } from '~/features/frame/all-homes';
import { links } from '~/links';
import { Panel } from './panel';

const shortcuts = (house: HouseName) => [
  { label: 'Buscar imóveis', href: links.allProperties() },
  { label: 'Dizer o que procuro', href: links.wantedProperty() },
  { label: `Falar com ${withArticle(house)}`, href: links.contact() },
  { label: 'Meu perfil', href: links.profile() },
];

/** Where most go on from here. */
export function Shortcuts() {
  const hasHomes = useHasHomes();
  const shown = shortcuts(useHouse()).filter(({ href }) => hasHomes || href !== links.allProperties());
  return (
    <Panel title="Atalhos" columns="r6" dark>
      <ul className="atalhos">
        {shown.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <Icon name="arrow" small />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
