import { type ActionFunctionArgs, data, redirect, redirectDocument } from '@remix-run/node';
import { hiddenField } from '~/forms/hidden-fields';
import { intentField, type ProfileIntent } from '~/features/account/profile/profile-intents';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { refusalOf } from '~/back-end/refusal.server';
import { flashCookie } from '~/request/flash.server';
import { textOf } from '~/forms/forms.server';
import { signedInForm } from '~/features/account/session/guard.server';
import type { ProfileReply } from './reply';
import { profileFormFields, tasks } from './tasks.server';

const isIntent = (text: string): text is ProfileIntent => Object.hasOwn(tasks, text);

/**
 * The profile's forms, one for each intent; 400 for any other. What is wrong is answered with 400 and what was typed,
 * passwords aside; what is done leads back (303) with a message.
 */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, profileFormFields, async ({ customer, typed }) => {
    const intent = textOf(typed, intentField);
    if (!isIntent(intent)) throw new Response(null, { status: 400 });
    const reply = (body: Omit<ProfileReply, 'intent'>, init: ResponseInit) =>
      data({ ...body, intent } satisfies ProfileReply, init);
    try {
      const { log, session } = args.context;
      const { notTaken, done, section, name } = await tasks[intent](typed, { customer, log });
      if (notTaken) {
        const { status, headers } = notTaken;
        // Of what is wrong the page says the same, whoever has found it.
        return reply(notTaken.reply, { status: status === 422 ? 400 : status, headers });
      }
      // The header stands as its document was written: another name in it is another document.
      const isRenamed = name !== undefined && session.keepName(name);
      return (isRenamed ? redirectDocument : redirect)(
        returnTo(textOf(typed, hiddenField.returnTo)) ?? links.profileSection(section),
        {
          status: 303,
          headers: { 'Set-Cookie': await flashCookie(done) },
        },
      );
    } catch (error) {
      const { text, ...init } = await refusalOf(error, args.context.log, { isGuarded: true });
      return reply({ failed: text }, init);
    }
  });
