import { links } from '~/links';
import { Panel } from './panel';

interface PurchaseProfileProps {
  places: readonly string[];
  wide: boolean;
}

export function PurchaseProfile({ places, wide }: PurchaseProfileProps) {
  return (
    <Panel title="Meu perfil de compra" columns={wide ? undefined : 'r6'}>
      <p className="suave">{places.join('; ') || 'Sem lugares ainda.'}</p>
      <a className="elo" href={links.purchaseProfile()}>
        Ver e mudar
      </a>
    </Panel>
  );
}
