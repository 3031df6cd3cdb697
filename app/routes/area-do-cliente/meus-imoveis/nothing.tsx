import { SmallFacade } from '~/features/frame/small-facade';
import { links } from '~/links';

/** What stands on the page of who has no property here, and has announced none (prototype meus-imoveis-vazio). */
export const Nothing = ({ tells, isUnverified }: { tells: boolean; isUnverified: boolean }) => (
  <div className="vazio">
    <SmallFacade detail="closedDoor" />
    <p className="lide">
      {tells && isUnverified
        ? 'O que você anunciou aparece aqui depois que você validar o e-mail da sua conta.'
        : `Nenhum imóvel seu por aqui ainda. Quando você anuncia, ${tells ? 'o andamento e ' : ''}o relatório de acessos, contatos e visitas ${tells ? 'ficam' : 'fica'} nesta página.`}
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
