import { AllHomes } from './all-homes';
import { SmallFacade } from './small-facade';

/** The one page of a link that is wrong, has expired, or was revoked: which of them it is, nobody is told. */
export const LinkOver = () => (
  <div className="vazio">
    <SmallFacade detail="closedDoor" />
    <h1>Este link não abre mais.</h1>
    <p className="lide">
      Ele pode ter vencido, ter sido fechado por quem o criou ou ter vindo incompleto. Peça outro a quem
      enviou.
    </p>
    <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
  </div>
);
