import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { hasStatus } from '~/back-end/errors.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { folderField, folderIntents } from '~/features/favorites/folder-fields';
import { noteFormFor } from '~/features/favorites/folder-forms';
import {
  runAction,
  folderOf,
  propertyIn,
  notFound,
  success,
  undo,
} from '~/features/favorites/folder-pages.server';
import { undoDeadline } from '~/features/favorites/undo-deadline';
import type { FormReply } from '~/forms/form-reply';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** Answer to a note's form, with the property's code. */
export interface NoteReply extends FormReply {
  code: number;
}

const { intent, home: property } = folderField;

/** Takes a property out of the folder, or saves its note. */
export const folderAction = (args: ActionFunctionArgs) =>
  signedInForm(args, [intent, property, noteFormFor(0)], async ({ customer, typed }) => {
    const id = args.params.pastaId!;
    const code = textOf(typed, property);
    const to = links.folder(id);
    if (!/^[1-9]\d{0,9}$/.test(code)) throw new Response(null, { status: 400 });
    if (textOf(typed, intent) === folderIntents.take)
      return runAction(args, to, async () => {
        const { folder } = await folderOf(customer, id);
        const { product, gone } = await propertyIn(customer, folder, code);
        const { removal } = await customer.removeFromFolder(folder.name, Number(code));
        const title = (product ?? gone)?.titulo1 ?? 'O imóvel';
        const undoText = removal ? ` Fica em Recentemente removidos até ${undoDeadline(clock.now())}.` : '';
        return { to, message: success(`“${title}” saiu da pasta.${undoText}`, undo(removal, to)) };
      });
    const { notTaken } = await submitForm(noteFormFor(Number(code)), typed, {
      send: ({ nota }) =>
        customer.writeNote(Number(code), nota).catch((error: unknown) => {
          throw hasStatus(error, 404) ? notFound() : error;
        }),
      names: { note: 'nota' },
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    if (notTaken) {
      const { reply, status, headers } = notTaken;
      const answer: NoteReply = { ...reply, code: Number(code) };
      return data(answer, { status: status === 422 ? 400 : status, headers });
    }
    return redirect(`${to}#imovel-${code}`, {
      status: 303,
      headers: { 'Set-Cookie': await flashCookie(success('A nota foi salva.')) },
    });
  });
