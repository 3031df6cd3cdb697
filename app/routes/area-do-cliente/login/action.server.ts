import type { ActionFunctionArgs } from '@remix-run/node';
import { lastPageField } from '@domain/people/providers';
import { register } from '~/features/account/registration/registration.server';
import { reply, typedView } from '~/features/account/sign-in/sign-in-reply.server';
import { signInForms } from '~/features/account/sign-in/sign-in-forms';
import { checkEmail, logIn } from '~/features/account/sign-in/steps.server';
import { back, emailStep, stepField } from '~/features/account/sign-in/view';
import { readForm, textOf } from '~/forms/forms.server';

/**
 * The one action of sign-in dialog and pages (spec 1 §2.6): e-mail check, then sign-in or registration.
 * Input passes between steps in form fields, never in a URL. Passwords are not passed on.
 */
export async function action(args: ActionFunctionArgs) {
  args.context.session.isPrivate = true;
  const form = await readForm(args.request, ...Object.values(signInForms), stepField, lastPageField);
  const answer = await answerTo(args, form);
  if (!(answer instanceof Response)) args.context.answer.signInStep = answer.data.step;
  return answer;
}

function answerTo(args: ActionFunctionArgs, form: FormData) {
  switch (textOf(form, stepField)) {
    case 'email':
      return checkEmail(args, form);
    case 'login':
      return logIn(args, form);
    case 'registration':
      return register(args, form);
    case back: {
      const { values, returnTo } = typedView(form, 'email');
      return reply(emailStep(values, returnTo));
    }
    default:
      return reply(typedView(form, 'email'), 400);
  }
}
