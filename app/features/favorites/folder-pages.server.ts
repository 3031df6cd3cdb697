import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { Folder, SavedProperty } from '~/domain/customer';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus, isRefusal, isUnavailable } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { refusalOf } from '~/back-end/refusal.server';
import { type SignedIn, signedIn } from '../account/session/guard.server';
import type { NotTaken } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { folderField, folderIntents } from './folder-fields';

export const notFound = () => new Response(null, { status: 404 });

/**
 * Guard of favorites pages; opens the sign-in dialog over the home page (settled §5).
 * @throws Response 503 if the back end did not answer a call that the page needs
 */
export const favoritesPage = <T>(args: LoaderFunctionArgs, run: (who: SignedIn) => Promise<T>) => {
  const unavailable = (error: unknown) => {
    if (!isUnavailable(error)) throw error;
    args.context.log.error({ reason: error.message }, 'back-end call failed');
    throw data(null, 503);
  };
  return signedIn(args, (who) => run(who).catch(unavailable), links.signInAtHome);
};

/** A folder of the customer, and the others. @throws Response 404 */
export async function folderOf(
  customer: CustomerApi,
  id: string | undefined,
): Promise<{ folder: Folder; others: Folder[] }> {
  const folders = await customer.folders();
  const folder = folders.find((each) => each.id === id);
  if (!folder) throw notFound();
  return { folder, others: folders.filter((each) => each !== folder) };
}

/** A property in the customer's folder. @throws Response 404 */
export async function propertyIn(
  customer: CustomerApi,
  folder: Folder,
  code: string | undefined,
): Promise<SavedProperty> {
  const property = (await customer.folderItems(folder.id)).find((each) => String(each.code) === code);
  if (!property) throw notFound();
  return property;
}

/** null if the back end does not support removals; then it has none of our other extensions. */
export const removalsOf = (customer: CustomerApi, log: Parameters<typeof orNull>[1]) =>
  orNull(customer.removals(), log);

const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

interface Done {
  to: string;
  message: SnackbarMessage;
}

/** Errors show a message at `back`. @throws Response 404 for an item that is gone or another customer's */
export async function runAction(
  { context }: ActionFunctionArgs,
  back: string,
  run: () => Promise<Done>,
): Promise<Response> {
  try {
    const { to, message } = await run();
    return await redirectWithMessage(to, message);
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound();
    const isClientError = isRefusal(error) && error.status !== 401;
    const { text } = await refusalOf(error, context.log, { isGuarded: true, unanswered: failed });
    return redirectWithMessage(back, {
      tone: 'danger',
      text: (isClientError && error.answer?.message) || text,
    });
  }
}

async function redirectWithMessage(to: string, message: SnackbarMessage): Promise<Response> {
  return redirect(to, { status: 303, headers: { 'Set-Cookie': await flashCookie(message) } });
}

export const respondToForm = async (notTaken: NotTaken | undefined, then: () => Done) => {
  if (!notTaken) {
    const { to, message } = then();
    return redirectWithMessage(to, message);
  }
  const { reply, status, headers } = notTaken;
  return data(reply, { status: status === 422 ? 400 : status, headers });
};

export const success = (text: string, action?: SnackbarMessage['action']): SnackbarMessage => ({
  tone: 'success',
  text,
  action,
});

export const undo = (removal: number | null, back: string): SnackbarMessage['action'] =>
  removal === null
    ? undefined
    : {
        label: 'Desfazer',
        href: links.favourites(),
        fields: {
          [folderField.intent]: folderIntents.restore,
          [folderField.removal]: String(removal),
          volta: returnTo(back) ?? links.favourites(),
        },
      };
