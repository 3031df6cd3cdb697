import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { joinWords } from '@domain/search/labels';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { BarePage } from '../bare-page';
import { type StopPage, stopPageData, actByLink } from './link-data.server';
import './stop.css';

export const loader = (args: LoaderFunctionArgs) => stopPageData(args);
export const action = (args: ActionFunctionArgs) => actByLink(args);

/** Of a secret address: neither a search's name nor an e-mail stands in a browser's history. */
export const meta = privatePageMeta('Avisos por e-mail');

/** Where a letter's 'parar' leads (prototypes avisos-parar and avisos-parado): the buttons alone change something. */
export default function StopAlerts() {
  const page = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>() !== undefined;
  return (
    <BarePage firm={page.firm}>
      <div className="parar">{page.isStopped || isDone ? <Stopped {...page} /> : <Ask {...page} />}</div>
    </BarePage>
  );
}

const quoted = (names: readonly string[]) => joinWords(names.map((name) => `“${name}”`));

function Ask({ token, names, to, isWeekly }: StopPage) {
  return (
    <>
      {isWeekly && (
        <p className="faixa-aviso" role="status">
          Pronto: a partir de agora, só um resumo por semana.
        </p>
      )}
      <h1>{names.length > 0 ? `Parar os avisos de ${quoted(names)}?` : 'Parar os avisos desta carta?'}</h1>
      {to && <p className="lide">{`As cartas vão para ${to.email}. ${to.often}.`}</p>}
      <Form token={token}>
        <button className="bt bt--1" name="acao" value="stop">
          Parar estes avisos
        </button>
        {!isWeekly && (
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

function Stopped({ token, names }: StopPage) {
  const [is, searches] =
    names.length > 1 ? ['continuam salvas', 'As pesquisas'] : ['continua salva', 'A pesquisa'];
  return (
    <>
      <div className="feito" role="status">
        <Icon name="check" />
        <h1>Pronto, paramos.</h1>
        {names.length > 0 && (
          <p className="suave">{`Não escrevemos mais sobre ${quoted(names)}. ${searches} ${is} na sua conta, sem avisos.`}</p>
        )}
        <Form token={token}>
          <button className="bt bt--2 bt--c" name="acao" value="resume">
            Voltar a receber
          </button>
        </Form>
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
