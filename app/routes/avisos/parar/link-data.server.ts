import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { type AlertAction, type AlertLink, alertActions } from '@contract/alerts';
import { orNull } from '~/back-end/or-null.server';
import { isMissingCall } from '~/back-end/errors.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { frequencyWords } from '@domain/saved-search/frequency';

/** Token of the link, and the action that the redirect reports. */
const readAddress = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get('token') ?? '', done: actionOf(searchParams.get('feito')) };
};
const actionOf = (text: string | null): AlertAction | null =>
  alertActions.find((each) => each === text) ?? null;

/** Page of a link: not cached, and without a referrer. A GET changes nothing. */
export async function stopPageData({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const { token, done } = readAddress(request);
  const link = await orNull(context.api.alertLink(token), context.log);
  const searches = link?.searches ?? [];
  const often = [...searches.map(({ frequency }) => frequency), ...(link?.favorites ? [link.favorites] : [])];
  /** On or off for e-mails without a frequency; null: all have a frequency. */
  const isOn = link?.ownerLetters ?? link?.invitations ?? null;
  const isStopped =
    isOn !== null ? !isOn : often.length > 0 ? often.every((each) => each === 'off') : done === 'stop';
  const [first] = often.filter((each) => each !== 'off');
  const { name, logo } = context.settings.firm;
  return {
    firm: { name, logo },
    token,
    names: searches.map((search) => search.name),
    hasFavorites: Boolean(link?.favorites),
    of: kindOf(link),
    /** Masked e-mail address and frequency. */
    to:
      link?.email && (first || link.ownerLetters)
        ? { email: link.email, often: frequencyWords(first ?? 'weekly').inUse }
        : null,
    isStopped,
    isWeekly: done === 'weekly' && !isStopped,
  };
}

/** Kind of the e-mails that have no frequency: the owner's weekly e-mail, or invitations. */
function kindOf(link: AlertLink | null): 'owner' | 'invitations' | null {
  if (typeof link?.invitations === 'boolean') return 'invitations';
  return typeof link?.ownerLetters === 'boolean' ? 'owner' : null;
}
export type StopPage = Awaited<ReturnType<typeof stopPageData>>;

/** Field of a mail client's one-click request (RFC 8058, 3.2). */
const oneClickField = 'List-Unsubscribe';

/**
 * Action of the page's buttons and of a mail client's one-click request.
 * A one-click request has no cookie and no origin. It gets 200 for any token; repeats are harmless.
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
