import { Icon } from '~/components/ui/icon';
import { AllHomes } from '~/features/frame/all-homes';
import { links } from '~/links';

interface BeginningsProps {
  /** What may still be begun with. */
  profile: boolean;
  searches: boolean;
  /** Whether people hear of what is new to a search. */
  tells: boolean;
}

/** Where there is nothing to show yet: three beginnings, as far as they are not made (prototype minha-home-nova). */
export const Beginnings = ({ profile, searches, tells }: BeginningsProps) => (
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
        <p className="suave">{tells ? 'Nós olhamos por você.' : 'Ela fica guardada aqui.'}</p>
        <AllHomes className="elo">
          Buscar imóveis <Icon name="arrow" small />
        </AllHomes>
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
