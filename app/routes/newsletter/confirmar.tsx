import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { confirmationHours } from '@domain/leads/subscription';
import { Icon } from '~/components/ui/icon';
import '~/features/status-pages/email-link-page.css';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { buttonField } from './fields';
import { confirm, linkData, type LinkPage } from './link-data.server';
import { namedOf } from './words';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => linkData(args, 'confirm');
export const action = (args: ActionFunctionArgs) => confirm(args);

/** A generic title keeps e-mails out of the browser's history. */
export const meta = privatePageMeta('Confirmar assinatura');

/** Page of the confirmation link. A GET changes nothing; its button confirms. */
export default function ConfirmSubscription() {
  const page = useLoaderData<typeof loader>();
  const { known } = page;
  const isDone = known !== null && known !== 'over' && known.state === 'confirmed';
  return (
    <MinimalLayout firm={page.firm}>
      <div className="parar">
        {known === 'over' ? <Over {...page} /> : isDone ? <Done {...page} /> : <ConfirmPrompt {...page} />}
      </div>
    </MinimalLayout>
  );
}

function ConfirmPrompt({ known, magazine, token }: LinkPage) {
  return (
    <>
      <h1>Confirmar sua assinatura?</h1>
      <p className="lide">
        {known && known !== 'over'
          ? `Enviaremos ${namedOf(known, magazine)} a ${known.email}.`
          : 'O botão abaixo confirma que o pedido foi seu.'}
      </p>
      <form method="post" action={links.confirmSubscription(token)} className="acoes">
        <button className="bt bt--1" name={buttonField} value="confirmar">
          Confirmar assinatura
        </button>
      </form>
      <p className="nota">
        Não foi você? Feche a página; nada muda. Abrir esta página não confirma nada; só o botão confirma.
      </p>
    </>
  );
}

const Done = ({ known, magazine }: LinkPage) => (
  <div className="feito" role="status">
    <Icon name="check" />
    <h1>Assinatura confirmada.</h1>
    <p className="suave">
      Você vai receber {namedOf(known, magazine)}. Para sair, um clique em qualquer carta.
    </p>
    <div className="feito__acoes">
      <a className="bt bt--2" href={links.home()}>
        Ir para o início
      </a>
    </div>
  </div>
);

const Over = ({ magazine }: LinkPage) => (
  <>
    <h1>Este link já não vale.</h1>
    <p className="lide">
      O link que confirma uma assinatura dura {confirmationHours} horas e serve uma vez. Assine outra vez e
      enviamos outro.
    </p>
    <p className="acoes">
      <a className="bt bt--1" href={links.newsletterAction()}>
        Assinar a newsletter
      </a>
      {magazine && (
        <a className="bt bt--2" href={links.magazine()}>
          Assinar a revista
        </a>
      )}
    </p>
  </>
);
