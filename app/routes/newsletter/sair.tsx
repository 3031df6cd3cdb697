import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import '~/features/status-pages/email-link-page.css';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { buttonField } from './fields';
import { leave, linkData, type LinkPage } from './link-data.server';
import { namedOf } from './words';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => linkData(args, 'leave');
export const action = (args: ActionFunctionArgs) => leave(args);

/** A generic title keeps e-mails out of the browser's history. */
export const meta = privatePageMeta('Sair da lista');

/** Page of the unsubscribe link in our e-mails. A GET changes nothing; its button unsubscribes. */
export default function LeaveSubscription() {
  const page = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>() !== undefined;
  const { known } = page;
  const hasLeft = known === 'over' || known?.state === 'left';
  return (
    <MinimalLayout firm={page.firm}>
      <div className="parar">{isDone || hasLeft ? <Left {...page} /> : <ConfirmLeave {...page} />}</div>
    </MinimalLayout>
  );
}

function ConfirmLeave({ known, magazine, token }: LinkPage) {
  return (
    <>
      <h1>Não receber mais {namedOf(known, magazine)}?</h1>
      {known && known !== 'over' && <p className="lide">As cartas vão para {known.email}.</p>}
      <form method="post" action={links.leaveSubscription(token)} className="acoes">
        <button className="bt bt--1" name={buttonField} value="sair">
          Sair da lista
        </button>
      </form>
      <p className="nota">
        Cartas de visita, senha e conta continuam. Abrir esta página não muda nada; só o botão muda.
      </p>
    </>
  );
}

const Left = ({ known, magazine }: LinkPage) => (
  <>
    <div className="feito" role="status">
      <Icon name="check" />
      <h1>{known === 'over' ? 'Não há assinatura com este link.' : 'Pronto, você saiu.'}</h1>
      <p className="suave">
        {known === 'over'
          ? 'Nada mais é enviado por ela.'
          : `Não enviamos mais ${namedOf(known, magazine)} a este e-mail. Se mudar de ideia, assine outra vez no site.`}
      </p>
    </div>
    <p className="menor suave">Uma carta já a caminho ainda pode chegar.</p>
  </>
);
