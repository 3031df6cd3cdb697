import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { links } from '~/links';

/** Empty state: no property and no announcement (prototype meus-imoveis-vazio). */
export const NoProperties = ({
  tells: canSendEmails,
  isUnverified,
}: {
  tells: boolean;
  isUnverified: boolean;
}) => (
  <div className="vazio">
    <SmallIllustration detail="closedDoor" />
    <p className="lide">
      {canSendEmails && isUnverified
        ? 'O que você anunciou aparece aqui depois que você validar o e-mail da sua conta.'
        : `Nenhum imóvel seu por aqui ainda. Quando você anuncia, ${canSendEmails ? 'o andamento e ' : ''}o relatório de acessos, contatos e visitas ${canSendEmails ? 'ficam' : 'fica'} nesta página.`}
    </p>
    <a className="bt bt--1" href={links.announce(links.myProducts())}>
      Anunciar imóvel
    </a>
    <p className="menor suave">
      Já tem um imóvel conosco? Ele aparece quando o consultor ligar o cadastro ao seu e-mail.{' '}
      <a href={links.contact()}>Pedir agora</a>
    </p>
  </div>
);
