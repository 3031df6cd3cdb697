import type { ActionFunctionArgs } from '@remix-run/node';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { textOf } from '~/forms/forms.server';
import { shareField, shareIntents, validities } from './share-fields';

type Outcome =
  | { made: { id: number; token: string }; said?: undefined }
  | { made?: undefined; said: SnackbarMessage };

const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/** @throws Response 400 for unknown input, 404 for another customer's folder or link */
export async function changeLinks(
  { params, context }: ActionFunctionArgs,
  customer: CustomerApi,
  typed: FormData,
): Promise<Outcome> {
  const folder = params.pastaId!;
  try {
    if (textOf(typed, shareField.intent) === shareIntents.make)
      return { made: await customer.makeLink(folder, linkOptions(typed)) };
    return { said: { tone: 'success', text: await change(customer, folder, typed) } };
  } catch (error) {
    if (error instanceof Response) throw error;
    if (hasStatus(error, 404)) throw new Response(null, { status: 404 });
    const { text } = await refusalOf(error, context.log, { isGuarded: true, unanswered: failed });
    return { said: { tone: 'danger', text } };
  }
}

function linkOptions(typed: FormData) {
  const validity = validities.find(({ value }) => value === textOf(typed, shareField.days));
  if (!validity) throw new Response(null, { status: 400 });
  return { days: validity.days, notes: textOf(typed, shareField.notes) !== '' };
}

async function change(customer: CustomerApi, folder: string, typed: FormData): Promise<string> {
  const link = Number(/^[1-9]\d{0,9}$/.exec(textOf(typed, shareField.link))?.[0]);
  if (!link) throw new Response(null, { status: 400 });
  switch (textOf(typed, shareField.intent)) {
    case shareIntents.revoke:
      await customer.revokeLink(folder, link);
      return 'Link revogado: não abre mais.';
    case shareIntents.reopen:
      await customer.reopenLink(folder, link);
      return 'O mesmo link abre de novo.';
    case shareIntents.erase:
      await customer.eraseLink(folder, link);
      return 'Link e respostas apagados.';
    default:
      throw new Response(null, { status: 400 });
  }
}
