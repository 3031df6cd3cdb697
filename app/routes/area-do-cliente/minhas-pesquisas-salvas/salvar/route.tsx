import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { baselineNotice, ResendBeside, SaveSearchForm } from '~/features/saved-searches/save-search-form';
import { saveSearch, saveSearchData } from '~/features/saved-searches/save-search-data.server';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';
import '~/features/saved-searches/saved-searches-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;
const title = 'Salvar pesquisa';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => saveSearchData(args);
export const action = (args: ActionFunctionArgs) => saveSearch(args);

/** Saves a listing's search as a page, if the dialog is unavailable (prototype pesquisa-salvar-pagina). */
export default function SaveSearch() {
  const search = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId} className="palco cliente">
      <p className="pesq__volta">
        <a className="elo" href={search.address}>
          <Icon name="back" small />
          Retornar
        </a>
      </p>
      <div className="pesq__pagina">
        <div>
          <h1>{title}</h1>
          <SaveSearchForm search={search} reply={reply} />
        </div>
        <aside className="quieto">
          <p>{baselineNotice(search)}</p>
          <ResendBeside search={search} />
        </aside>
      </div>
    </main>
  );
}
