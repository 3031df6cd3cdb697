import { z } from 'zod';
import { textOf } from '~/forms/forms.server';
import { credentialField } from './passkey-form';

const credential = z.looseObject({ id: z.string().min(1).max(1400) });

/** WebAuthn's answer, as the script has written it. null: not one. */
export function credentialOf(typed: FormData) {
  try {
    return credential.safeParse(JSON.parse(textOf(typed, credentialField))).data ?? null;
  } catch {
    return null;
  }
}
