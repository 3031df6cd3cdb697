import { useActionData } from '@remix-run/react';
import type { ProfileIntent } from '~/features/account/profile/profile-intents';
import type { Form, FormSchema } from '~/forms/form';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import type { ProfileReply } from './reply';

/**
 * One of the profile's forms: what was answered to it, and its fields with what was typed, else with what is kept.
 * @param known what its fields begin with
 */
export function useProfileForm<Schema extends FormSchema, Name extends string>(
  intent: ProfileIntent,
  form: Form<Schema, Name>,
  known?: object,
) {
  const answered = useActionData<ProfileReply>();
  const reply = answered?.intent === intent ? answered : undefined;
  return useForm(form, { action: links.profile(), reply, known });
}
