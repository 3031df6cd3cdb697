import { defineForm } from '~/forms/form';
import { birthDateField, nameField } from '~/forms/usual-fields';

/** The form's id: there is one on a page at a time. */
export const signInFormId = 'acesso';

/** Password managers keep e-mail and password together by it, on all three steps. */
const emailField = { type: 'email', autoComplete: 'username', required: true };
const rules = () => import('./sign-in-schemas');

/** The forms of the three steps (spec 1 §7); what is wrong is said beside their fields. */
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

/** Asks for a link to a new password. */
export const forgottenPasswordForm = defineForm({
  ...signInForms.email,
  id: 'recuperar',
});

/** A new password, for who holds the link. */
export const newPasswordForm = defineForm({
  id: 'redefinir',
  labels: { senha: 'Nova senha' },
  secrets: ['senha'],
  isShort: true,
  schema: () => rules().then(({ newPassword }) => newPassword),
});
