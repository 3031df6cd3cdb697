import { defineForm } from '~/forms/form';

export const visibilityIntents = { set: 'visibility', invite: 'invite', revoke: 'revoke' } as const;
export const wasField = 'was';
export const invitationField = 'invitation';

export const visibilityForm = defineForm({
  id: 'quem-ve',
  labels: { value: 'Quem vê' },
  isShort: true,
  schema: () => import('../../form-schemas').then(({ visibilityChoice }) => visibilityChoice),
});

export const invitationForm = defineForm({
  id: 'convidar',
  labels: { name: 'Para quem é', email: 'E-mail da conta', days: 'Vale por' },
  fields: {
    name: { autoComplete: 'off', required: true, maxLength: 80 },
    email: { type: 'email', autoComplete: 'off' },
  },
  isShort: true,
  schema: () => import('../../form-schemas').then(({ reservedInvitationBody }) => reservedInvitationBody),
});
