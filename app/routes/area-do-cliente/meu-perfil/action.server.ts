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
 * The profile's forms, one for each intent; 400 for other intents.
 * Answers 400 to invalid input, with the input but without passwords. Redirects (303) with a message on success.
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
        // Validation errors of the back end (422) have the same status as ours.
        return reply(notTaken.reply, { status: status === 422 ? 400 : status, headers });
      }
      // The document contains the header with the old name. A new name needs a document load.
      const isRenamed = name !== undefined && session.saveName(name);
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
