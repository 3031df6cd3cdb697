import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { SubscriptionLink } from '@contract/subscriptions';
import { logged } from '@domain/kernel/logged';
import { ApiHttpError, isMissingCall } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { buttonField, oneClickField } from './fields';

/** State of a link. 'over': invalid or expired; null: the back end failed, so the page shows its button. */
type Known = Omit<SubscriptionLink, 'purpose'> | 'over' | null;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** The token is invalid or expired, or the back end has no such call. */
const leadsNowhere = (error: unknown) =>
  isMissingCall(error) || (error instanceof ApiHttpError && [400, 410].includes(error.status));

/** Page of an e-mail's link: not cached, and without a referrer. A GET changes nothing. */
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
        : logged(context.log, 'subscription link unreadable', () => null)(error),
    );
  const { name, logo, texts } = context.settings.firm;
  return { firm: { name, logo }, magazine: texts.magazine?.name ?? null, token, known };
}
export type LinkPage = Awaited<ReturnType<typeof linkData>>;

/** Button of the confirmation page. Then the page shows the result. */
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
 * Button of the unsubscribe page, and a mail client's one-click request (RFC 8058).
 * A one-click request has no cookie and no origin, and either form type. It gets 200 for any token.
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
