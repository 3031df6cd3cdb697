import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { logged } from '@domain/logged';
import type { Offer } from '@domain/offer';
import { parsePropertyPath } from '@domain/property-url';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import type { FavoriteKey } from '~/back-end/favorite-calls.server';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { favoriteKeyOf } from '~/features/favourites/favorite-key';
import { chooseFolder } from '~/features/favourites/keep-in-folder.server';
import { success, undo } from '~/features/favourites/folder-pages.server';
import { tellNext } from '~/features/marketing/analytics/tell-next.server';
import { saveAction } from '~/features/account/sign-in/saved-action.server';

/** What a heart asks for: its button's name says which. */
interface HeartRequest {
  offer: Offer;
  favorite: FavoriteKey;
  isAdded: boolean;
}

const failed = 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.';

/**
 * A heart: adds a property to the favourites (`imovel`) or takes it away (`retirar`), and leads back to it. For the
 * signed-out, or where the session has ended (spec 2 §8), what was asked is saved and the sign-in window
 * opens over the page. Scripts ask for JSON: `said`, or `message`, or where to sign in.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, 'imovel', 'retirar', hiddenField.returnTo);
  const back = returnTo(form.get(hiddenField.returnTo)) ?? links.allProperties();
  const wantsJson = request.headers.get('Accept') === 'application/json';
  const asked = heartRequestOf(form);
  const outcome = asked ? await take(asked, back, context) : failure(400, failed);

  if (outcome === 'signed-out') {
    const saved = asked?.isAdded && saveAction(context.seals, { kind: 'favorite', ...asked.favorite });
    const signIn = links.signInOver(back, saved ? saved.id : undefined);
    const headers: HeadersInit = saved ? { 'Set-Cookie': saved.cookie } : {};
    return wantsJson
      ? Response.json({ signIn }, { status: 401, headers })
      : redirect(signIn, { status: 303, headers });
  }
  if ('said' in outcome) {
    const { said, code } = outcome;
    // Scripts that asked tell it themselves (hearts.browser.ts).
    if (wantsJson) return Response.json({ said });
    if (asked?.isAdded) tellNext(context, { event: 'user_favorite', product_id: code });
    const headers = { 'Set-Cookie': await flashCookie(said) };
    return redirect(`${back}#favorito-${code}`, { status: 303, headers });
  }
  const { status, message } = outcome;
  if (wantsJson) return Response.json({ message }, { status });
  return redirect(back, {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text: message }) },
  });
}

/** What the window that chooses a heart's folder shows, by the query of its page; the address alone shows nothing. */
export async function loader(args: LoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('imovel')) return redirect(links.allProperties());
  return Response.json(await chooseFolder(args));
}

function heartRequestOf(form: FormData): HeartRequest | null {
  const isAdded = form.has('imovel');
  const offer = parsePropertyPath(`/${textOf(form, isAdded ? 'imovel' : 'retirar')}`);
  if (!offer) return null;
  const own = { ...offer, negotiation: offer.negotiation ?? ('sell' as const) };
  return { offer: own, favorite: favoriteKeyOf(own), isAdded };
}

/** Changes it. @returns what is said of it, with the way to another folder, or back */
async function changed(
  customer: CustomerApi,
  { offer, favorite, isAdded }: HeartRequest,
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

async function take(asked: HeartRequest, back: string, { session, log }: AppLoadContext) {
  try {
    const customer = await session.customer();
    if (!customer) return 'signed-out';
    return { code: asked.favorite.code, said: await changed(customer, asked, back) };
  } catch (error) {
    const { status = 503, answer } = error instanceof ApiHttpError ? error : {};
    if (status === 401) {
      session.end();
      return 'signed-out';
    }
    if (status < 500 && answer?.message) return failure(status, answer.message);
    return logged(log, 'a favourite could not be changed', () => failure(503, failed))(error);
  }
}
