import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { countedProperties } from '@domain/kernel/counts';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { ClientTabs } from '~/features/account/client-area/client-area';
import { CriteriaList } from '~/features/saved-searches/criteria-list';
import { FrequencyChoices } from '~/features/saved-searches/frequency-choices';
import { editSearchForm } from '~/features/saved-searches/search-forms';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { editSearch, savedSearchData } from './queries.server';
import { Thumbs } from '../thumbs';
import '~/features/saved-searches/saved-searches-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;
const title = 'Editar pesquisa';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => savedSearchData(args);
export const action = (args: ActionFunctionArgs) => editSearch(args);

/** Changes name and frequency of a saved search; a link leads to its listing to change the criteria. */
export default function EditSearch() {
  const { id, name, href, criteria, lost, notice, frequency, today } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const known = { nome: name, frequencia: frequency };
  const form = useForm(editSearchForm, { action: links.savedSearch(id), reply, known });
  return (
    <main id={contentId} className="cliente">
      <ClientTabs page={links.savedSearches()} />
      <div className="palco">
        <p className="pesq__volta">
          <a className="elo" href={links.savedSearches()}>
            <Icon name="back" small />
            Minhas pesquisas salvas
          </a>
        </p>
        <div className="pesq__pagina">
          <div>
            <h1>{title}</h1>
            <FormLayout
              form={form}
              submit={
                <div className="pesq__acoes">
                  <SubmitButton pending={form.pending}>Salvar</SubmitButton>
                  <a className="elo" href={links.savedSearches()}>
                    Cancelar
                  </a>
                </div>
              }
            >
              <TextField {...form.field('nome')} />
              <div>
                <p className="rotulo">O que ela procura</p>
                <CriteriaList criteria={criteria} lost={lost} />
                <a className="elo menor" href={href}>
                  Mudar os filtros na busca
                  <Icon name="arrow" small />
                </a>
                <p className="dica">
                  Lá, toque em “Salvar pesquisa” e guarde no lugar desta. Depois da mudança, só conta como
                  novidade o que chegar.
                </p>
              </div>
              <FrequencyChoices field={form.field('frequencia')} selected={form.typed('frequencia')} />
            </FormLayout>
          </div>
          {today && (
            <aside>
              <h2>{`Hoje, ${countedProperties(today.total)}`}</h2>
              <Thumbs thumbs={today.thumbs} />
            </aside>
          )}
          {notice && (
            <aside className="quieto quieto--alerta">
              <p>{notice}</p>
            </aside>
          )}
        </div>
      </div>
    </main>
  );
}
