import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { type SavedSearch, searchIdPattern } from '~/domain/saved-search';
import { submitForm } from '~/forms/submit-form.server';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import { orNotFound } from '~/features/saved-searches/save-search-data.server';
import { editSearchForm } from '~/features/saved-searches/search-forms';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { propertyThumb } from '../property-thumb';
import { searchRow } from '../searches-data';

const budgetShare = 0.6;
const shown = 2;

const notFound = () => new Response(null, { status: 404 });

/** @throws Response 404 if the search is unknown, or if this back end cannot change it */
export const savedSearchData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { data: all } = await customer.savedSearches();
    const search = all.find(({ id, frequency }) => id === args.params.id && frequency !== null);
    if (!search) throw notFound();
    return { ...searchRow(search), today: await todayOf(search, args.context) };
  });

/** Today's count and the first properties; null if criteria are lost or there is no count. */
async function todayOf({ lost, filters }: SavedSearch, { api, log }: LoaderFunctionArgs['context']) {
  if (lost.length > 0) return null;
  const found = await orNull(api.searchProperties(filters, { perPage: shown, budgetShare }), log);
  if (found?.total == null) return null;
  return {
    total: found.total,
    thumbs: found.items.slice(0, shown).map((card) => propertyThumb(card, filters.negotiation)),
  };
}

/** Changes name and frequency; the criteria stay. */
export const editSearch = (args: ActionFunctionArgs) =>
  signedInForm(args, [editSearchForm], async ({ customer, typed }) => {
    const { id = '' } = args.params;
    if (!searchIdPattern.test(id)) throw notFound();
    const { notTaken } = await submitForm(editSearchForm, typed, {
      send: ({ nome: name, frequencia: frequency }) =>
        customer.changeSearch(id, { name, frequency }).catch(orNotFound),
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
