import { type BrokerageName, withArticle } from '@domain/brokerage/brokerage';
import { useBrokerage } from '~/components/use-brokerage';
import { Icon } from '~/components/ui/icon';
import { useHasProperties } from '~/features/status-pages/all-properties-link';
import { links } from '~/links';
import { Panel } from './panel';

const shortcuts = (brokerage: BrokerageName) => [
  { label: 'Buscar imóveis', href: links.allProperties() },
  { label: 'Dizer o que procuro', href: links.wantedProperty() },
  { label: `Falar com ${withArticle(brokerage)}`, href: links.contact() },
  { label: 'Meu perfil', href: links.profile() },
];

export function Shortcuts() {
  const hasProperties = useHasProperties();
  const shown = shortcuts(useBrokerage()).filter(
    ({ href }) => hasProperties || href !== links.allProperties(),
  );
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
