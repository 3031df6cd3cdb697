import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { Folder, KeptHome } from '~/domain/customer';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError, hasStatus } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { refusalOf } from '~/back-end/refusal.server';
import { type SignedIn, signedIn } from '~/features/account/session/guard.server';
import type { NotTaken } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { folderField, folderIntents } from './folder-fields';

/** Somebody else's, or gone. */
export const notThere = () => new Response(null, { status: 404 });

/** A page of favourites; who is signed out is asked in the window over the home page (settled §5). */
export const favoritesPage = <T>(args: LoaderFunctionArgs, run: (who: SignedIn) => Promise<T>) =>
  signedIn(args, run, links.signInAtHome);

/** One of the customer's folders and the others beside it. @throws Response 404 where it is none of theirs */
export async function folderOf(
  customer: CustomerApi,
  id: string | undefined,
): Promise<{ folder: Folder; others: Folder[] }> {
  const folders = await customer.folders();
  const folder = folders.find((each) => each.id === id);
  if (!folder) throw notThere();
  return { folder, others: folders.filter((each) => each !== folder) };
}

/** A home in one of the customer's folders. @throws Response 404 */
export async function homeIn(
  customer: CustomerApi,
  folder: Folder,
  code: string | undefined,
): Promise<KeptHome> {
  const home = (await customer.folderItems(folder.id)).find((each) => String(each.code) === code);
  if (!home) throw notThere();
  return home;
}

/** What was lately removed; null where this back end keeps nothing of it, as it has none of the calls of ours then. */
export const removalsOf = (customer: CustomerApi, log: Parameters<typeof orNull>[1]) =>
  orNull(customer.removals(), log);

const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/** Where it leads, and what is said there. */
interface Done {
  to: string;
  message: SnackbarMessage;
}

/**
 * Does what a press asks for, and leads on; what the back end does not take is said at `back`.
 * @throws Response 404 for what is somebody else's, or gone
 */
export async function done(
  { context }: ActionFunctionArgs,
  back: string,
  run: () => Promise<Done>,
): Promise<Response> {
  try {
    const { to, message } = await run();
    return await said(to, message);
  } catch (error) {
    if (hasStatus(error, 404)) throw notThere();
    const isTold = error instanceof ApiHttpError && error.status < 500 && error.status !== 401;
    const { text } = await refusalOf(error, context.log, { isGuarded: true, unanswered: failed });
    return said(back, { tone: 'danger', text: (isTold && error.answer?.message) || text });
  }
}

async function said(to: string, message: SnackbarMessage): Promise<Response> {
  return redirect(to, { status: 303, headers: { 'Set-Cookie': await flashCookie(message) } });
}

/** A form's page leads on once it is taken, and stands with what was typed where it is not. */
export const answered = async (notTaken: NotTaken | undefined, then: () => Done) => {
  if (!notTaken) {
    const { to, message } = then();
    return said(to, message);
  }
  const { reply, status, headers } = notTaken;
  return data(reply, { status: status === 422 ? 400 : status, headers });
};

export const success = (text: string, action?: SnackbarMessage['action']): SnackbarMessage => ({
  tone: 'success',
  text,
  action,
});

/** The way back from an act of removing, as the button that follows it; undefined where there is none. */
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
