import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ClientArea } from '~/features/account/client-area/client-area';
import { ResendForm } from '~/features/account/registration/resend-form';
import { intentField, searchIntents } from '~/features/saved-searches/search-intents';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { NoticeBand } from '~/components/ui/notice-band';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { savedSearchesData } from './queries.server';
import { JustRemoved, RemovedList } from './removed-list';
import { SearchRow } from './search-row';
import '~/features/saved-searches/saved-searches-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';

const title = 'Minhas pesquisas salvas';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => savedSearchesData(args);

/** Saved searches, newest first (spec 2 §2; brief §17.3). */
export default function SavedSearches() {
  const { account, searches, news, gone } = useLoaderData<typeof loader>();
  const { rows, removed } = searches.status === 'shown' ? searches.value : { rows: [], removed: [] };
  return (
    <ClientArea page={links.savedSearches()} title={title} lead={leadOf(rows, account?.email)}>
      {gone && <JustRemoved search={gone} key={gone.id} />}
      {account?.isUnverified && rows.length > 0 && (
        <NoticeBand text="As cartas começam quando você validar o e-mail.">
          <ResendForm className="elo" returnTo={links.savedSearches()}>
            Reenviar
          </ResendForm>
        </NoticeBand>
      )}
      {searches.status === 'hidden' && <p className="lide">As pesquisas salvas não estão disponíveis.</p>}
      {searches.status === 'failed' && <Failed />}
      {searches.status === 'shown' && rows.length === 0 && <Nothing tells={searches.value.tells} />}
      {news.some(({ total }) => total > 0) && <MarkSeen />}
      {rows.length > 0 && (
        <ul className="pesq">
          {rows.map((row) => (
            <SearchRow row={row} news={news.find(({ id }) => id === row.id)} key={row.id} />
          ))}
        </ul>
      )}
      {removed.length > 0 && <RemovedList removed={removed} />}
    </ClientArea>
  );
}

/** Number of searches, and the address of the e-mails if any search sends them. */
function leadOf(rows: readonly { frequency: unknown }[], email: string | undefined): string | undefined {
  if (rows.length === 0) return undefined;
  const count = rows.length === 1 ? '1 pesquisa' : `${rows.length} pesquisas`;
  return email && rows.some(({ frequency }) => frequency)
    ? `${count}. As cartas vão para ${email}.`
    : `${count}.`;
}

const MarkSeen = () => (
  <form method="post" action={links.savedSearches()}>
    <button className="elo menor" name={intentField} value={searchIntents.seen}>
      Marcar tudo como visto
    </button>
  </form>
);

/** Empty state (brief §9): illustration, sentence, one action. */
const Nothing = ({ tells: canSendEmails }: { tells: boolean }) => (
  <div className="vazio">
    <SmallIllustration detail="lens" />
    <h2>Nenhuma pesquisa salva.</h2>
    <p className="lide">
      Busque, filtre e toque em “Salvar pesquisa”.
      {canSendEmails && ' Nós olhamos por você e escrevemos quando houver novidade.'}
    </p>
    <AllPropertiesLink className="bt bt--1">Buscar imóveis</AllPropertiesLink>
  </div>
);

const Failed = () => (
  <div className="vazio">
    <p className="lide" role="alert">
      Algo de errado ocorreu ao buscar as suas pesquisas.
    </p>
    <a className="bt bt--2" href={links.savedSearches()}>
      Tentar de novo
    </a>
  </div>
);
