import { defineForm } from '~/forms/form';
import { birthDateField, nameField } from '~/forms/usual-fields';

export const signInFormId = 'acesso';

/** The same on all steps, so that password managers save e-mail and password together. */
const emailField = { type: 'email', autoComplete: 'username', required: true };
const rules = () => import('./sign-in-schemas');

/** Forms of the three steps (spec 1 §7). */
export const signInForms = {
  email: defineForm({
    id: signInFormId,
    labels: { email: 'E-mail' },
    fields: { email: emailField },
    isShort: true,
    schema: () => rules().then(({ emailStep }) => emailStep),
  }),
  login: defineForm({
    id: signInFormId,
    labels: { senha: 'Senha' },
    secrets: ['senha'],
    isShort: true,
    schema: () => rules().then(({ loginStep }) => loginStep),
  }),
  registration: defineForm({
    id: signInFormId,
    labels: {
      nome: 'Nome completo',
      email: 'E-mail',
      'telefone.numero': 'Telefone',
      dataNascimento: 'Data de nascimento',
      senha: 'Senha',
      termos: 'Termos de responsabilidade',
    },
    fields: { nome: nameField, email: emailField, dataNascimento: birthDateField },
    secrets: ['senha'],
    isShort: true,
    schema: () => rules().then(({ registrationStep }) => registrationStep),
  }),
};

export const forgottenPasswordForm = defineForm({
  ...signInForms.email,
  id: 'recuperar',
});

export const newPasswordForm = defineForm({
  id: 'redefinir',
  labels: { senha: 'Nova senha' },
  secrets: ['senha'],
  isShort: true,
  schema: () => rules().then(({ newPassword }) => newPassword),
});
