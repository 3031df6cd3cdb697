import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { type StopPage, stopPageData, actByLink } from './link-data.server';
import { questionOf, resultOf } from './stop-texts';
import '~/features/status-pages/email-link-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => stopPageData(args);
export const action = (args: ActionFunctionArgs) => actByLink(args);

/** A generic title keeps search names and e-mails out of the browser's history. */
export const meta = privatePageMeta('Avisos por e-mail');

/** Page of an unsubscribe link; only its buttons change anything (prototypes avisos-parar and avisos-parado). */
export default function StopAlerts() {
  const page = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>() !== undefined;
  return (
    <MinimalLayout firm={page.firm}>
      <div className="parar">
        {page.isStopped || isDone ? <Stopped {...page} /> : <ConfirmStop {...page} />}
      </div>
    </MinimalLayout>
  );
}

function ConfirmStop(page: StopPage) {
  const { token, to, isWeekly, of } = page;
  const { question, yes } = questionOf(page);
  return (
    <>
      {isWeekly && (
        <p className="faixa-aviso" role="status">
          Pronto: a partir de agora, só um resumo por semana.
        </p>
      )}
      <h1>{question}</h1>
      {to && <p className="lide">{`As cartas vão para ${to.email}. ${to.often}.`}</p>}
      <Form token={token}>
        <button className="bt bt--1" name="acao" value="stop">
          {yes}
        </button>
        {!isWeekly && of === null && (
          <button className="bt bt--2" name="acao" value="weekly">
            Só um resumo por semana
          </button>
        )}
      </Form>
      <p className="nota">
        Cartas de visita, senha e conta continuam. Abrir esta página não muda nada; só os botões mudam.
      </p>
    </>
  );
}

function Stopped(page: StopPage) {
  const { token, of } = page;
  const ended = resultOf(page);
  return (
    <>
      <div className="feito" role="status">
        <Icon name="check" />
        <h1>Pronto, paramos.</h1>
        {ended && <p className="suave">{ended}</p>}
        {of !== 'invitations' && (
          <Form token={token}>
            <button className="bt bt--2 bt--c" name="acao" value="resume">
              Voltar a receber
            </button>
          </Form>
        )}
      </div>
      <p className="menor suave">Uma carta já a caminho ainda pode chegar hoje.</p>
    </>
  );
}

const Form = ({ token, children }: { token: string; children: React.ReactNode }) => (
  <form method="post" action={links.stopAlerts(token)} className="acoes">
    {children}
  </form>
);
