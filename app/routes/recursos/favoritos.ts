import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { logged } from '@domain/kernel/logged';
import type { Offer } from '@domain/property/offer';
import { parsePropertyPath } from '@domain/property/property-url';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import type { FavoriteKey } from '~/back-end/favorite-calls.server';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError, isRefusal } from '~/back-end/errors.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { favoriteKeyOf } from '~/features/favorites/favorite-key';
import { chooseFolder } from '~/features/favorites/save-in-folder.server';
import { success, undo } from '~/features/favorites/folder-pages.server';
import { queueEvent } from '~/features/marketing/analytics/analytics-queue.server';
import { saveAction } from '~/features/account/sign-in/saved-action.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

interface FavoriteRequest {
  offer: Offer;
  favorite: FavoriteKey;
  isAdded: boolean;
}

const failed = 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.';

/**
 * Adds a favorite (`imovel`) or removes it (`retirar`), and redirects to the property's card.
 * If signed out or expired (spec 2 §8), stores the action and opens the sign-in dialog.
 * Scripts get JSON: `said` and the event's key, `message`, or the URL of the sign-in.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, 'imovel', 'retirar', hiddenField.returnTo);
  const back = returnTo(form.get(hiddenField.returnTo)) ?? links.allProperties();
  const wantsJson = request.headers.get('Accept') === 'application/json';
  const favoriteRequest = favoriteRequestOf(form);
  const outcome = favoriteRequest ? await take(favoriteRequest, back, context) : failure(400, failed);

  if (outcome === 'signed-out') {
    const saved =
      favoriteRequest?.isAdded &&
      saveAction(context.seals, { kind: 'favorite', ...favoriteRequest.favorite });
    const signIn = links.signInOver(back, saved ? saved.id : undefined);
    const headers: HeadersInit = saved ? { 'Set-Cookie': saved.cookie } : {};
    return wantsJson
      ? Response.json({ signIn }, { status: 401, headers })
      : redirect(signIn, { status: 303, headers });
  }
  if ('said' in outcome) {
    const { said: snackbar, code } = outcome;
    const once = favoriteRequest?.isAdded
      ? queueEvent(context, { event: 'user_favorite', product_id: code })
      : undefined;
    // Scripts send the event with this key, unless they are gone before the answer.
    if (wantsJson) return Response.json({ said: snackbar, once });
    const headers = { 'Set-Cookie': await flashCookie(snackbar) };
    return redirect(`${back}#favorito-${code}`, { status: 303, headers });
  }
  const { status, message } = outcome;
  if (wantsJson) return Response.json({ message }, { status });
  return redirect(back, {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text: message }) },
  });
}

/** Data of the folder dialog as JSON. Without `imovel` it redirects. */
export async function loader(args: LoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('imovel')) return redirect(links.allProperties());
  return Response.json(await chooseFolder(args));
}

function favoriteRequestOf(form: FormData): FavoriteRequest | null {
  const isAdded = form.has('imovel');
  const offer = parsePropertyPath(`/${textOf(form, isAdded ? 'imovel' : 'retirar')}`);
  if (!offer) return null;
  const own = { ...offer, negotiation: offer.negotiation ?? ('sell' as const) };
  return { offer: own, favorite: favoriteKeyOf(own), isAdded };
}

/** @returns the message with undo or a link to another folder */
async function changed(
  customer: CustomerApi,
  { offer, favorite, isAdded }: FavoriteRequest,
  back: string,
): Promise<SnackbarMessage> {
  if (!isAdded) {
    const { removal } = await customer.removeFavorite(favorite);
    return success('O imóvel saiu dos seus favoritos.', undo(removal, back));
  }
  const { folder } = await customer.addFavorite(favorite);
  const another = { label: 'Escolher a pasta', href: links.chooseFolder(offer, back) };
  return success(folder ? `Guardado em “${folder.name}”.` : 'O imóvel está nos seus favoritos.', another);
}

const failure = (status: number, message: string) => ({ status, message });

async function take(favoriteRequest: FavoriteRequest, back: string, { session, log }: AppLoadContext) {
  try {
    const customer = await session.customer();
    if (!customer) return 'signed-out';
    return { code: favoriteRequest.favorite.code, said: await changed(customer, favoriteRequest, back) };
  } catch (error) {
    const { status = 503, answer } = error instanceof ApiHttpError ? error : {};
    if (status === 401) {
      session.end();
      return 'signed-out';
    }
    if (isRefusal(error) && answer?.message) return failure(status, answer.message);
    return logged(log, 'favorite not changed', () => failure(503, failed))(error);
  }
}
