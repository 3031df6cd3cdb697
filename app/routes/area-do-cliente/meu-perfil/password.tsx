import { PasswordField } from '~/features/account/password/password-field';
import { passwordFormFor } from '~/features/account/profile/profile-forms';
import { profileIntents } from '~/features/account/profile/profile-intents';
import { ProfileForm } from './profile-form';
import { useProfileForm } from './use-profile-form';

/** Changes the password, which ends all other sessions. Sets the first one for accounts of a sign-in provider. */
export function Password({ hasPassword }: { hasPassword: boolean }) {
  const intent = profileIntents.password;
  const form = useProfileForm(intent, passwordFormFor(hasPassword));
  const answered = form.reply?.result?.error;
  return (
    <ProfileForm
      intent={intent}
      form={form}
      hasSummary={false}
      button={<button className="bt bt--2">{hasPassword ? 'Trocar senha' : 'Criar senha'}</button>}
    >
      {!hasPassword && (
        <p className="suave">Você entra por um provedor. Com uma senha, entra também pelo e-mail.</p>
      )}
      <div className="duo duo--i" key={form.answer}>
        {hasPassword && (
          <PasswordField
            {...form.field('current')}
            autoComplete="current-password"
            focused={Boolean(answered?.current)}
          />
        )}
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          rules
          focused={!answered?.current && Boolean(answered?.password)}
        />
      </div>
      {hasPassword && <p className="nota">As outras sessões são encerradas.</p>}
    </ProfileForm>
  );
}
