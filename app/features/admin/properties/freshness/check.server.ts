import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { refusalOf } from '~/back-end/refusal.server';
import { hasStatus } from '~/back-end/errors.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { textOf } from '~/forms/forms.server';
import { flashCookie } from '~/request/flash.server';
import { adminLinks, returnField } from '../../admin-links';
import { recordId } from '../../record/record-id.server';
import { done, pageAfter } from '../../reply.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import { checkFields } from './check-fields';

/** Nothing to see at the address of the button. */
export const checkPage = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.check', async () => {
    throw redirect(adminLinks.property(recordId(args)));
  });

/** 'Segue à venda pelo mesmo preço': of Hoje, of 'Meus imóveis' and of the property's page. */
export const checkAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'properties.check',
    [checkFields.sale, checkFields.rent, returnField],
    async ({ staff, typed }) => {
      const to = pageAfter(typed.get(returnField));
      const prices = {
        sell_price: priceOf(textOf(typed, checkFields.sale)),
        rent_price: priceOf(textOf(typed, checkFields.rent)),
      };
      try {
        const act = await staff.checkProperty(recordId(args), prices);
        return await done(to, act === null ? 'Já estava conferido hoje.' : 'Conferido hoje.', { act });
      } catch (error) {
        return refused(error, to, args.context.log);
      }
    },
  );

/** The button has no page of its own: the page that follows shows the refusal. */
export async function refused(
  error: unknown,
  to: string,
  log: Parameters<typeof refusalOf>[1],
): Promise<Response> {
  if (error instanceof StaffRefusal) throw error;
  if (error instanceof Response) throw error;
  const [refusal] = hasStatus(error, 422) ? Object.values(error.answer?.errors ?? {}).flat() : [];
  const text = refusal ?? (await refusalOf(error, log)).text;
  return redirect(to, {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text, isOnly: true }) },
  });
}

/** @throws 400 */
function priceOf(text: string): number | null {
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw new Response(null, { status: 400 });
  return Number(text);
}
