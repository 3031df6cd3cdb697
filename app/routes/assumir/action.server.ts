import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { whatsappUrl } from '@domain/brokerage/brokerage';
import type { AnswerChannel } from '@domain/leads/answer-channel';
import { internationalDigits } from '@domain/validation/phone';
import { hasStatus, isMissingCall } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { markTokenPage } from '~/features/shared-folder/token-page.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { buttonField, type LinkAction, linkActions } from './fields';
import { tokenOf } from './link-data.server';

const answers: Partial<Record<LinkAction, { channel: AnswerChannel; informed: boolean }>> = {
  whatsapp: { channel: 'whatsapp', informed: false },
  ligar: { channel: 'telefone', informed: false },
  'ja-liguei': { channel: 'telefone', informed: true },
  'ja-escrevi': { channel: 'email', informed: true },
};

/** Takes, declines or answers; then the page of the link says what became of it. WhatsApp opens after its answer. */
export async function takePageAction({ request, context }: ActionFunctionArgs) {
  markTokenPage(context);
  const token = tokenOf(request);
  const form = await readForm(request, buttonField);
  const action = linkActions.find((each) => each === textOf(form, buttonField));
  if (!action) throw new Response(null, { status: 400 });
  const calls = context.api.contactLinks(context.session.caller);
  const back = links.takeContact(token);
  try {
    const answer = answers[action];
    if (answer) {
      const { phone } = await calls.answerByLink({ token, ...answer });
      const digits = phone && internationalDigits(phone);
      return redirect(action === 'whatsapp' && digits ? whatsappUrl(digits) : back, 303);
    }
    await (action === 'assumir' ? calls.takeByLink(token) : calls.declineByLink(token));
  } catch (error) {
    // The page says that the link is over.
    if (isMissingCall(error) || hasStatus(error, 410)) return redirect(back, 303);
    const { text } = await refusalOf(error, context.log);
    return redirect(back, {
      status: 303,
      headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text }) },
    });
  }
  return redirect(back, 303);
}
