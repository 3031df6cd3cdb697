import { useActionData } from '@remix-run/react';
import type { ProfileIntent } from '~/features/account/profile/profile-intents';
import type { Form, FormSchema } from '~/forms/form';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import type { ProfileReply } from './reply';

/** Form state of one intent; ignores answers to other intents. @param known initial values */
export function useProfileForm<Schema extends FormSchema, Name extends string>(
  intent: ProfileIntent,
  form: Form<Schema, Name>,
  known?: object,
) {
  const answered = useActionData<ProfileReply>();
  const reply = answered?.intent === intent ? answered : undefined;
  return useForm(form, { action: links.profile(), reply, known });
}
