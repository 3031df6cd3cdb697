import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { links } from '~/links';
import { refusalOf } from '~/back-end/refusal.server';
import { flashCookie } from '~/request/flash.server';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';

export const loader = (args: LoaderFunctionArgs) =>
  signedIn(args, async () => redirect(links.profileSection('seus-dados')));

/** Exports all stored personal data as a JSON file (LGPD, art. 18). */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [], async ({ customer }) => {
    try {
      const exported = await customer.exportData();
      const name = `bossa-nova-meus-dados-${clock.now().toISOString().slice(0, 10)}.json`;
      return new Response(JSON.stringify(exported, null, 2), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      });
    } catch (error) {
      const { text } = await refusalOf(error, args.context.log, { isGuarded: true });
      return redirect(links.profileSection('seus-dados'), {
        status: 303,
        headers: { 'Set-Cookie': await flashCookie({ tone: 'danger', text }) },
      });
    }
  });
