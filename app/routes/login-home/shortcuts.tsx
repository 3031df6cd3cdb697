import { Icon } from '~/components/ui/icon';
import { useHasHomes } from '~/features/frame/all-homes';
import { links } from '~/links';
import { Panel } from './panel';

const shortcuts = [
  { label: 'Buscar imóveis', href: links.allProperties() },
  { label: 'Dizer o que procuro', href: links.wantedProperty() },
  { label: 'Falar com a Bossa Nova', href: links.contact() },
  { label: 'Meu perfil', href: links.profile() },
];

/** Where most go on from here. */
export function Shortcuts() {
  const hasHomes = useHasHomes();
  const shown = shortcuts.filter(({ href }) => hasHomes || href !== links.allProperties());
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
