import { defineForm } from '~/forms/form';
import { birthDateField, nameField } from '~/forms/usual-fields';
import { profileIntents } from './profile-intents';

const schemas = () => import('./profile-schemas');

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

const passwordForm = (hasOne: boolean) =>
  defineForm({
    id: `perfil-${profileIntents.password}`,
    labels: { current: 'Senha atual', password: 'Nova senha' },
    secrets: ['current', 'password'],
    isShort: true,
    schema: () => schemas().then(({ password }) => password(hasOne)),
  });

const deleteAccountForm = (hasOne: boolean) =>
  defineForm({
    id: `perfil-${profileIntents.deleteAccount}`,
    labels: { password: 'Senha' },
    secrets: ['password'],
    isShort: true,
    schema: () => schemas().then(({ deletion }) => deletion(hasOne)),
  });

const both = <Form>(form: (hasOne: boolean) => Form) => {
  const [withOne, without] = [form(true), form(false)];
  return (hasOne: boolean) => (hasOne ? withOne : without);
};
export const passwordFormFor = both(passwordForm);
export const deleteAccountFormFor = both(deleteAccountForm);
