import { links } from '~/links';
import { FieldError } from '~/forms/field';
import { PasswordField } from '../password/password-field';
import { SubmitButton } from '~/forms/submit-button';
import type { StepProps } from './step-props';

export function LoginStep({ view: { values }, form: { id, field, errors }, pending, focused }: StepProps) {
  return (
    <>
      <p className="menor suave">
        Entrando como <b>{values.email}</b>
      </p>
      {/* Password managers need a username beside the password. */}
      <input
        className="vh"
        name="email"
        autoComplete="username"
        defaultValue={values.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField {...field('senha')} autoComplete="current-password" focused={Boolean(focused)} />
      <a className="elo menor auth__elo" href={links.forgotPassword()}>
        Esqueci minha senha
      </a>
      <SubmitButton pending={pending}>Entrar</SubmitButton>
      <FieldError id={id} error={errors['']} />
    </>
  );
}
