import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { SubscriptionLink } from '@contract/subscriptions';
import { logged } from '@domain/logged';
import { ApiHttpError, isMissingCall } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { buttonField, oneClickField } from './fields';

/** What a page knows of its link: 'over': it leads nowhere; null: nobody could say, so its button is shown. */
type Known = Omit<SubscriptionLink, 'purpose'> | 'over' | null;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A token that is none, one that is over, or a back end that writes no such letters. */
const leadsNowhere = (error: unknown) =>
  isMissingCall(error) || (error instanceof ApiHttpError && [400, 410].includes(error.status));

/** The page of a letter's link: nobody keeps it, and no other site is told its address. Opening it changes nothing. */
export async function linkData(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  purpose: SubscriptionLink['purpose'],
) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const token = tokenOf(request);
  const known: Known = await context.api
    .subscriptionLink(token)
    .then((link) => (link?.purpose === purpose ? link : ('over' as const)))
    .catch((error: unknown) =>
      leadsNowhere(error)
        ? ('over' as const)
        : logged(context.log, 'the link of a subscription could not be read', () => null)(error),
    );
  const { name, logo } = context.settings.firm;
  return { firm: { name, logo }, token, known };
}
export type LinkPage = Awaited<ReturnType<typeof linkData>>;

/** The button of the page that confirms: once it is done, or the link is over, the page says so. */
export async function confirm({ request, context }: ActionFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  await readForm(request, buttonField);
  const token = tokenOf(request);
  const back = links.confirmSubscription(token);
  try {
    await context.api.confirmSubscription(token);
  } catch (error) {
    if (leadsNowhere(error)) return redirect(back, 303);
    const { text } = await refusalOf(error, context.log);
    return redirect(back, {
      status: 303,
      headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text }) },
    });
  }
  return redirect(back, 303);
}

/**
 * The button of the page that ends, and a mail program's one click (RFC 8058), which has neither cookie nor origin, comes
 * as either type of form, and is answered 200 whatever its token.
 */
export async function leave({ request, context }: ActionFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const token = tokenOf(request);
  const isParts = request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data');
  const form = isParts ? null : await readForm(request, buttonField, oneClickField);
  await context.api.leaveSubscription(token).catch((error: unknown) => {
    if (!leadsNowhere(error)) throw error;
  });
  return form && textOf(form, buttonField)
    ? redirect(links.leaveSubscription(token), 303)
    : data({ isDone: true });
}
