import { Icon } from '~/components/ui/icon';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { links } from '~/links';

interface GettingStartedProps {
  /** Steps that are still open. */
  profile: boolean;
  searches: boolean;
  /** Whether saved searches send e-mails. */
  tells: boolean;
}

/** Empty state: up to three first steps (prototype minha-home-nova). */
export const GettingStarted = ({ profile, searches, tells: canSendEmails }: GettingStartedProps) => (
  <ol className="comeco">
    {profile && (
      <li>
        <h2>Diga o que procura</h2>
        <p className="suave">Dois minutos; seu consultor já chega sabendo.</p>
        <a className="elo" href={links.purchaseProfile()}>
          Fazer meu perfil de compra <Icon name="arrow" small />
        </a>
      </li>
    )}
    {searches && (
      <li>
        <h2>Salve uma pesquisa</h2>
        <p className="suave">{canSendEmails ? 'Nós olhamos por você.' : 'Ela fica guardada aqui.'}</p>
        <AllPropertiesLink className="elo">
          Buscar imóveis <Icon name="arrow" small />
        </AllPropertiesLink>
      </li>
    )}
    <li>
      <h2>Vai vender ou alugar?</h2>
      <p className="suave">Conte-nos do seu imóvel.</p>
      <a className="elo" href={links.announce(links.signedInHome())}>
        Anunciar imóvel <Icon name="arrow" small />
      </a>
    </li>
  </ol>
);
