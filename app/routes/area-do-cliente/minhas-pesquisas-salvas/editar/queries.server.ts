import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { type SavedSearch, searchIdPattern } from '~/domain/saved-search';
import { submitForm } from '~/forms/submit-form.server';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import { orUnknown } from '~/features/saved-searches/save-search-data.server';
import { editSearchForm } from '~/features/saved-searches/search-forms';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { homeThumb } from '../home-thumb';
import { searchRow } from '../searches-data';

/** The page does not wait longer for the count, in ms. */
const timeoutMs = 1500;
/** Homes that show what it finds. */
const shown = 2;

const notFound = () => new Response(null, { status: 404 });

/** One saved search of the visitor's own. @throws Response 404 for any other, and for one that this back end cannot change */
export const savedSearchData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { data: all } = await customer.savedSearches();
    const search = all.find(({ id, frequency }) => id === args.params.id && frequency !== null);
    if (!search) throw notFound();
    return { ...searchRow(search), today: await todayOf(search, args.context) };
  });

/** How many homes it finds today, and the first of them; null where something of it is lost, or nobody counts. */
async function todayOf({ lost, filters }: SavedSearch, { api, log }: LoaderFunctionArgs['context']) {
  if (lost.length > 0) return null;
  const found = await orNull(api.searchProperties(filters, { perPage: shown, timeoutMs }), log);
  if (found?.total == null) return null;
  return {
    total: found.total,
    thumbs: found.items.slice(0, shown).map((card) => homeThumb(card, filters.negotiation)),
  };
}

/** Its name and its frequency are changed; what it asks for stays. */
export const editSearch = (args: ActionFunctionArgs) =>
  signedInForm(args, [editSearchForm], async ({ customer, typed }) => {
    const { id = '' } = args.params;
    if (!searchIdPattern.test(id)) throw notFound();
    const { notTaken } = await submitForm(editSearchForm, typed, {
      send: ({ nome: name, frequencia: frequency }) =>
        customer.changeSearch(id, { name, frequency }).catch(orUnknown),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    if (notTaken) {
      const { reply, status, headers } = notTaken;
      return data(reply, { status: status === 422 ? 400 : status, headers });
    }
    return redirect(links.savedSearches(), {
      status: 303,
      headers: { 'Set-Cookie': await flashCookie({ tone: 'success', text: 'A pesquisa foi salva.' }) },
    });
  });
