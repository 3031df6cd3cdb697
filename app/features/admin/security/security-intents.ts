import type { FormReply } from '~/forms/form-reply';

export const securityIntents = {
  removeTotp: 'remove-totp',
  removePasskey: 'remove-passkey',
  newCodes: 'new-codes',
  password: 'password',
  shortcutsOff: 'shortcuts-off',
  shortcutsOn: 'shortcuts-on',
} as const;
export const passkeyField = 'chave';

export type SecurityReply = FormReply & {
  intent: string;
  /** Shown once. */
  codes?: readonly string[];
};
