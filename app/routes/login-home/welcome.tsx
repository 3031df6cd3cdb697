import { AllHomes } from '~/features/frame/all-homes';
import { Panel } from './panel';

/** Where there is nothing to show yet: what will stand here, and one way on. */
export function Welcome() {
  return (
    <Panel title="Comece por uma busca" columns="r10">
      <p className="suave">
        Os imóveis que você guardar com o coração e as suas pesquisas ficam aqui, para voltar a eles quando
        quiser.
      </p>
      <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
    </Panel>
  );
}
