import { emailField, nameField } from '~/forms/usual-fields';

export const personLabels = {
  nome: 'Nome completo',
  email: 'E-mail',
  'telefone.numero': 'Telefone',
} as const;
export type PersonField = keyof typeof personLabels;

export const personFields = {
  nome: nameField,
  email: emailField,
  'telefone.numero': { required: true },
};
