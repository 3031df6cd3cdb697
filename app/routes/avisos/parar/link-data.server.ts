import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { type AlertAction, type AlertLink, alertActions } from '@contract/alerts';
import { orNull } from '~/back-end/or-null.server';
import { isMissingCall } from '~/back-end/errors.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { frequencyWords } from '@domain/saved-search/frequency';

/** What of the address says which link it is, and what was just done by it. */
const readAddress = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get('token') ?? '', done: actionOf(searchParams.get('feito')) };
};
const actionOf = (text: string | null): AlertAction | null =>
  alertActions.find((each) => each === text) ?? null;

/** The page of a link: nobody keeps it, and no other site is told its address. Opening it changes nothing. */
export async function stopPageData({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const { token, done } = readAddress(request);
  const link = await orNull(context.api.alertLink(token), context.log);
  const searches = link?.searches ?? [];
  const often = [...searches.map(({ frequency }) => frequency), ...(link?.favorites ? [link.favorites] : [])];
  /** Whether what has no frequency comes still; null: all of it has one. */
  const isOn = link?.ownerLetters ?? link?.invitations ?? null;
  const isStopped =
    isOn !== null ? !isOn : often.length > 0 ? often.every((each) => each === 'off') : done === 'stop';
  const [first] = often.filter((each) => each !== 'off');
  const { name, logo } = context.settings.firm;
  return {
    firm: { name, logo },
    token,
    names: searches.map((search) => search.name),
    /** Letters of favourites are stopped too. */
    hasFavorites: Boolean(link?.favorites),
    of: kindOf(link),
    /** The masked address, and how often it is written to. */
    to:
      link?.email && (first || link.ownerLetters)
        ? { email: link.email, often: frequencyWords(first ?? 'weekly').inUse }
        : null,
    isStopped,
    isWeekly: done === 'weekly' && !isStopped,
  };
}

/** Which letters they are, of those that are all or nothing: an owner's of the week, or invitations. */
function kindOf(link: AlertLink | null): 'owner' | 'invitations' | null {
  if (typeof link?.invitations === 'boolean') return 'invitations';
  return typeof link?.ownerLetters === 'boolean' ? 'owner' : null;
}
export type StopPage = Awaited<ReturnType<typeof stopPageData>>;

/** A mail program says so by itself, in one of two types of form (RFC 8058, 3.2). */
const oneClickField = 'List-Unsubscribe';

/**
 * The buttons of the page, and a mail program's one click, which has neither cookie nor origin and is answered 200 whatever
 * its token: it is done, twice is as once.
 */
export async function actByLink({ request, context }: ActionFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const { token } = readAddress(request);
  const isParts = request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data');
  const form = isParts ? null : await readForm(request, 'acao', oneClickField);
  const action = form && actionOf(textOf(form, 'acao') || null);
  await context.api.actByAlertLink(token, action ?? 'stop').catch((error: unknown) => {
    if (!isMissingCall(error)) throw error;
  });
  return action ? redirect(links.stopAlerts(token, action), 303) : data({ isDone: true });
}
