import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { logged } from '@domain/logged';
import { parsePropertyPath } from '@domain/property-url';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import type { FavoriteKey } from '~/back-end/favorite-calls.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { flashCookie } from '~/request/flash.server';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { saveAction } from '~/features/account/sign-in/saved-action.server';

/** What a heart asks for: its button's name says which. */
interface HeartRequest {
  favorite: FavoriteKey;
  isAdded: boolean;
}

const failed = 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.';

/**
 * A heart: adds a property to the favourites (`imovel`) or takes it away (`retirar`), and leads back to it. For the
 * signed-out, or where the session has ended (spec 2 §8), what was asked is saved and the sign-in window
 * opens over the page. Scripts ask for JSON: 200, or `message`, or where to sign in.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, 'imovel', 'retirar', hiddenField.returnTo);
  const back = returnTo(form.get(hiddenField.returnTo)) ?? links.allProperties();
  const wantsJson = request.headers.get('Accept') === 'application/json';
  const asked = heartRequestOf(form);
  const outcome = asked ? await take(asked, context) : failure(400, failed);

  if (outcome === 'taken')
    return wantsJson ? Response.json({}) : redirect(`${back}#favorito-${asked!.favorite.code}`, 303);
  if (outcome === 'signed-out') {
    const saved = asked?.isAdded && saveAction(context.seals, { kind: 'favorite', ...asked.favorite });
    const signIn = links.signInOver(back, saved ? saved.id : undefined);
    const headers: HeadersInit = saved ? { 'Set-Cookie': saved.cookie } : {};
    return wantsJson
      ? Response.json({ signIn }, { status: 401, headers })
      : redirect(signIn, { status: 303, headers });
  }
  const { status, message } = outcome;
  if (wantsJson) return Response.json({ message }, { status });
  return redirect(back, {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text: message }) },
  });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.allProperties());

function heartRequestOf(form: FormData): HeartRequest | null {
  const isAdded = form.has('imovel');
  const offer = parsePropertyPath(`/${textOf(form, isAdded ? 'imovel' : 'retirar')}`);
  if (!offer) return null;
  const { id: code, phase, negotiation } = offer;
  const condition = phase === 'usado' ? 'used' : 'new';
  return { favorite: { code, condition, negotiation: negotiation ?? 'sell' }, isAdded };
}

const failure = (status: number, message: string) => ({ status, message });

async function take({ favorite, isAdded }: HeartRequest, { session, log }: AppLoadContext) {
  try {
    const customer = await session.customer();
    if (!customer) return 'signed-out';
    await (isAdded ? customer.addFavorite(favorite) : customer.removeFavorite(favorite));
    return 'taken';
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
