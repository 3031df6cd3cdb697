import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { confirmationHours } from '@domain/subscription';
import { Icon } from '~/components/ui/icon';
import '~/features/frame/letter-page.css';
import { BarePage } from '~/features/frame/bare-page';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { buttonField } from './fields';
import { confirm, linkData, type LinkPage } from './link-data.server';
import { namedOf } from './words';

export const loader = (args: LoaderFunctionArgs) => linkData(args, 'confirm');
export const action = (args: ActionFunctionArgs) => confirm(args);

/** Of a secret address: no e-mail stands in a browser's history. */
export const meta = privatePageMeta('Confirmar assinatura');

/** Where the letter that confirms a subscription leads: its button alone changes something. */
export default function ConfirmSubscription() {
  const page = useLoaderData<typeof loader>();
  const { known } = page;
  const isDone = known !== null && known !== 'over' && known.state === 'confirmed';
  return (
    <BarePage firm={page.firm}>
      <div className="parar">
        {known === 'over' ? <Over /> : isDone ? <Done {...page} /> : <Ask {...page} />}
      </div>
    </BarePage>
  );
}

function Ask({ known, token }: LinkPage) {
  return (
    <>
      <h1>Confirmar sua assinatura?</h1>
      <p className="lide">
        {known && known !== 'over'
          ? `Enviaremos ${namedOf(known)} a ${known.email}.`
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

const Done = ({ known }: LinkPage) => (
  <div className="feito" role="status">
    <Icon name="check" />
    <h1>Assinatura confirmada.</h1>
    <p className="suave">Você vai receber {namedOf(known)}. Para sair, um clique em qualquer carta.</p>
    <div className="feito__acoes">
      <a className="bt bt--2" href={links.home()}>
        Ir para o início
      </a>
    </div>
  </div>
);

const Over = () => (
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
      <a className="bt bt--2" href={links.magazine()}>
        Assinar a revista
      </a>
    </p>
  </>
);
