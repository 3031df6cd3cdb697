import { AllPropertiesLink } from './all-properties-link';
import { SmallIllustration } from './small-illustration';

/** The same page for wrong, expired and revoked links, so that it reveals nothing. */
export const LinkExpired = () => (
  <div className="vazio">
    <SmallIllustration detail="closedDoor" />
    <h1>Este link não abre mais.</h1>
    <p className="lide">
      Ele pode ter vencido, ter sido fechado por quem o criou ou ter vindo incompleto. Peça outro a quem
      enviou.
    </p>
    <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
  </div>
);
