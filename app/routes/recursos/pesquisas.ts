import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { links, searchParam } from '~/links';
import { saveAction } from '~/features/account/sign-in/saved-action.server';
import { saveSearchData } from '~/features/saved-searches/save-search-data.server';
import { searchToSave } from '~/features/saved-searches/search-to-save.server';
import { readForm } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

/**
 * 'Salvar pesquisa' of a listing (`volta`): redirects to the save form.
 * If signed out, stores the action and opens the sign-in dialog; the sign-in then saves the search.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, hiddenField.returnTo);
  const search = await searchToSave(form.get(hiddenField.returnTo), context);
  if (!search) return redirect(links.allProperties(), 303);
  const { address, name, currency } = search;
  if (await context.session.customer()) return redirect(links.saveSearch(address), 303);
  const { id, cookie } = saveAction(context.seals, { kind: 'search', address, name, currency });
  return redirect(links.signInOver(address, id), { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Data of the save dialog as JSON. Without `busca` it redirects. */
export async function loader(args: LoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has(searchParam)) return redirect(links.allProperties());
  return Response.json(await saveSearchData(args));
}
