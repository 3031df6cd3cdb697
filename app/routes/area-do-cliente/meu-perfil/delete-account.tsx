import { useState } from 'react';
import { FailedSnackbar } from '~/forms/failed-snackbar';
import { FieldError } from '~/forms/field';
import type { FormState } from '~/forms/use-form';
import { PasswordField } from '~/features/account/password/password-field';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import { deleteAccountFormFor } from '~/features/account/profile/profile-forms';
import { intentField, profileIntents } from '~/features/account/profile/profile-intents';
import { links } from '~/links';
import { useProfileForm } from './use-profile-form';

const dialogId = 'excluir';
const texts = { keep: 'Manter conta', confirm: 'Excluir conta' };

/** Asks for the password in a dialog. Without scripts an answer with errors shows the form in place. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const form = useProfileForm(profileIntents.deleteAccount, deleteAccountFormFor(hasPassword));
  const [confirmsInPlace] = useState(Boolean(form.reply));
  const fields = <DeletionFields form={form} hasPassword={hasPassword} />;
  if (confirmsInPlace) {
    return (
      <form className="confirma painel" method="post" action={links.profile()}>
        {fields}
        <div className="escolhas__pe">
          <a className="bt bt--2 bt--c" href={links.profile()}>
            {texts.keep}
          </a>
          <button className="bt bt--2 bt--c perigo">{texts.confirm}</button>
        </div>
      </form>
    );
  }
  return (
    <>
      <button type="button" className="bt bt--2 bt--c perigo" popovertarget={dialogId}>
        {texts.confirm}
      </button>
      <ConfirmDialog id={dialogId} title="Excluir minha conta" action={links.profile()} {...texts}>
        {fields}
      </ConfirmDialog>
    </>
  );
}

interface DeletionFieldsProps {
  form: FormState<'password'>;
  hasPassword: boolean;
}

function DeletionFields({ form, hasPassword }: DeletionFieldsProps) {
  const { answer, reply, failed } = form;
  const id = 'excluir-senha';
  const field = form.field('password');
  return (
    <>
      <input type="hidden" name={intentField} value={profileIntents.deleteAccount} />
      <p className="suave">
        Favoritos, pesquisas salvas e relatórios deixam de existir. Seus imóveis anunciados continuam com o
        consultor até você pedir a retirada.
      </p>
      {hasPassword && (
        <PasswordField
          {...field}
          id={id}
          autoComplete="current-password"
          focused={Boolean(field.error)}
          key={answer}
        />
      )}
      <FieldError id={`${id}-envio`} error={failed} />
      {reply?.failed && <FailedSnackbar reply={reply} />}
    </>
  );
}
