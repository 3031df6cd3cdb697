import { defineForm } from '~/forms/form';
import { birthDateField, nameField } from '~/forms/usual-fields';
import { profileIntents } from './profile-intents';

const schemas = () => import('./profile-schemas');

/** The personal data of an account (`/area-do-cliente/meu-perfil`). */
export const profileForm = defineForm({
  id: `perfil-${profileIntents.save}`,
  labels: {
    nome: 'Nome completo',
    'telefone.numero': 'Telefone',
    dataNascimento: 'Data de nascimento',
  },
  fields: { nome: nameField, dataNascimento: birthDateField },
  isShort: true,
  schema: () => schemas().then(({ profile }) => profile),
});

/** Another password. @param hasOne whether the account has one already, which is asked for */
const passwordForm = (hasOne: boolean) =>
  defineForm({
    id: `perfil-${profileIntents.password}`,
    labels: { current: 'Senha atual', password: 'Nova senha' },
    secrets: ['current', 'password'],
    isShort: true,
    schema: () => schemas().then(({ password }) => password(hasOne)),
  });

/** The end of an account. @param hasOne whether it has a password, which is asked for */
const deleteAccountForm = (hasOne: boolean) =>
  defineForm({
    id: `perfil-${profileIntents.deleteAccount}`,
    labels: { password: 'Senha' },
    secrets: ['password'],
    isShort: true,
    schema: () => schemas().then(({ deletion }) => deletion(hasOne)),
  });

/** By whether the account has a password, each one form. */
const both = <Form>(form: (hasOne: boolean) => Form) => {
  const [withOne, without] = [form(true), form(false)];
  return (hasOne: boolean) => (hasOne ? withOne : without);
};
export const passwordFormFor = both(passwordForm);
export const deleteAccountFormFor = both(deleteAccountForm);
