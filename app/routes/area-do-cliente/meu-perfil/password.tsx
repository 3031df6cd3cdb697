import { PasswordField } from '~/features/account/password/password-field';
import { profileIntents } from '~/features/account/profile/profile-intents';
import { ProfileForm } from './profile-form';
import { useProfileForm } from './use-profile-form';

/** Another password, which ends all other sessions; the first one of an account that a provider made. */
export function Password({ hasPassword }: { hasPassword: boolean }) {
  const intent = profileIntents.password;
  const form = useProfileForm({ intent });
  const { id } = form.formProps;
  const { current, password } = form.errors;
  return (
    <ProfileForm
      intent={intent}
      form={form}
      button={<button className="bt bt--2">{hasPassword ? 'Trocar senha' : 'Criar senha'}</button>}
    >
      {!hasPassword && (
        <p className="suave">Você entra por um provedor. Com uma senha, entra também pelo e-mail.</p>
      )}
      <div className="duo duo--i" key={form.attempt}>
        {hasPassword && (
          <PasswordField
            id={`${id}-atual`}
            name="current"
            label="Senha atual"
            autoComplete="current-password"
            error={current?.[0]}
            focused={Boolean(current)}
          />
        )}
        <PasswordField
          id={`${id}-nova`}
          name="password"
          label="Nova senha"
          autoComplete="new-password"
          rules
          error={password?.[0]}
          focused={!current && Boolean(password)}
        />
      </div>
      {hasPassword && <p className="nota">As outras sessões são encerradas.</p>}
    </ProfileForm>
  );
}
