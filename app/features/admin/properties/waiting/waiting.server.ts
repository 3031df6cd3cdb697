import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { adminLinks } from '../../admin-links';
import { recordId } from '../../record/record-id.server';
import { done } from '../../reply.server';
import { asMember } from '../../session/guard.server';
import { refused } from '../freshness/check.server';

/** Nothing to see at the address of the button. */
export const passPage = (args: LoaderFunctionArgs) =>
  asMember(args, 'contacts.write', async () => {
    throw redirect(adminLinks.property(recordId(args)));
  });

/** 'Passar ao corretor': pressed twice it notes once. */
export const passAction = (args: ActionFunctionArgs) =>
  asMember(args, 'contacts.write', async ({ staff }) => {
    const [id, contact] = [recordId(args), contactOf(args)];
    const to = adminLinks.property(id);
    try {
      const act = await staff.passToBroker(id, contact);
      return await done(to, 'Anotado: o corretor do imóvel vê o contato em Hoje.', { act });
    } catch (error) {
      return refused(error, to, args.context.log);
    }
  });

/** @throws 404 */
function contactOf({ params }: ActionFunctionArgs): number {
  if (!/^[1-9]\d{0,9}$/.test(params.contato ?? '')) throw new Response(null, { status: 404 });
  return Number(params.contato);
}
