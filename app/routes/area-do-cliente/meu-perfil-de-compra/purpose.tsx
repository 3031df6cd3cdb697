import { retention } from '@domain/people/privacy';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { intentField, intents } from './fields';
import { unsearched } from './unsearched';

/** Purpose, legal basis and retention of the profile, and the button that erases it. */
export function Purpose({ isKept: isStored, hasPlaces }: { isKept: boolean; hasPlaces: boolean }) {
  return (
    <aside>
      <div className="lgpd">
        <h2>Para que serve</h2>
        <ul>
          <li>
            <Icon name="check" small />
            <span>
              Se você marcar que podemos procurar, o consultor chega à primeira conversa sabendo o que você
              quer.
            </span>
          </li>
          <li>
            <Icon name="check" small />
            <span>Contamos quantos imóveis combinam hoje, e salvamos as pesquisas quando você pede.</span>
          </li>
        </ul>
        {hasPlaces && (
          <form method="post" action={links.purchaseProfile()} className="lgpd__acao">
            <button className="bt bt--2" name={intentField} value={intents.searches}>
              Criar pesquisas
            </button>
            <p className="menor suave">Uma para cada lugar, à venda. Nelas não entram {unsearched}.</p>
          </form>
        )}
        <h2>O que não fazemos</h2>
        <ul>
          <li>
            <Icon name="close" small />
            <span>Não passamos a portais, bancos ou proprietários.</span>
          </li>
          <li>
            <Icon name="close" small />
            <span>Não mudamos preço de nada por causa dele.</span>
          </li>
        </ul>
        <p className="menor suave">
          Base: o seu pedido (LGPD, art. 7º, V). Guardamos por {retention.purchaseProfileMonths} meses sem
          uso. Está na sua exportação de dados. <a href={links.privacy()}>Política de privacidade</a>
        </p>
        {isStored && (
          <form method="post" action={links.purchaseProfile()}>
            <button className="elo" name={intentField} value={intents.erase}>
              Apagar este perfil
            </button>
          </form>
        )}
      </div>
    </aside>
  );
}
