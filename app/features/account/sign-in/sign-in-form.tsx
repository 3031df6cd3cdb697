import { type FormEvent, useEffect } from 'react';
import { lastPageField } from '@domain/people/providers';
import type { StepProps } from './step-props';
import { stepField, type SignInView } from './view';
import { links } from '~/links';
import { AcceptLine } from './accept-line';
import { EmailStep } from './email-step';
import { LoginStep } from './login-step';
import { ProviderButtons, type ProviderOptions } from './provider-buttons';
import { RegistrationStep } from './registration-step';
import { signInForms } from './sign-in-forms';
import { useSignInForm } from './use-sign-in-form';

const steps = { email: EmailStep, login: LoginStep, registration: RegistrationStep };

interface SignInFormProps extends Omit<StepProps, 'form' | 'focused'> {
  options: ProviderOptions;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  takesFocus?: boolean;
}

/** One step (spec 1 §2.6). Needs a new `key` for each step and attempt. Answers refill all but passwords. */
export function SignInForm({ view, pending, options, onSubmit, takesFocus }: SignInFormProps) {
  const { step, values, returnTo, notice } = view;
  const Step = steps[step];
  const { formProps, ...form } = useSignInForm(signInForms[step], view);
  const { ref } = formProps;
  useEffect(() => {
    if (takesFocus) focusFirst(ref.current);
  }, [takesFocus, ref]);
  return (
    <>
      {step === 'email' && (
        <p className="suave">Seus favoritos, suas pesquisas e seus imóveis em um só lugar.</p>
      )}
      {notice && (
        <p className="auth__nota" role="status">
          {notice}
        </p>
      )}
      <form
        {...formProps}
        className="auth__form"
        action={links.login()}
        onSubmit={(event) => {
          if (pending) return event.preventDefault();
          formProps.onSubmit(event);
          if (!event.defaultPrevented) onSubmit?.(event);
        }}
      >
        <input type="hidden" name={stepField} value={step} />
        {returnTo && <input type="hidden" name={lastPageField} value={returnTo} />}
        {step === 'email' && values.nome && <input type="hidden" name="nome" value={values.nome} />}
        <Step view={view} form={form} pending={pending} focused={takesFocus ? firstField(view) : undefined} />
      </form>
      {step === 'email' && (
        <>
          <ProviderButtons {...options} lastPage={returnTo ?? undefined} />
          <AcceptLine />
        </>
      )}
    </>
  );
}

const fieldOrder = ['nome', 'email', 'senha', 'telefone.numero', 'dataNascimento', 'termos'];
const beginsWith = { email: 'email', login: 'senha', registration: 'nome' };

const firstField = ({ step, errors }: SignInView) =>
  fieldOrder.find((name) => errors[name]) ?? beginsWith[step];

function focusFirst(form: HTMLFormElement | null): void {
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [tabindex="-1"], details:not([open]) *)',
    ) ?? []),
  ];
  const field =
    fields.find(({ ariaInvalid }) => ariaInvalid === 'true') ??
    fields.find(({ value, type }) => type !== 'checkbox' && value === '') ??
    fields[0];
  field?.focus();
}
