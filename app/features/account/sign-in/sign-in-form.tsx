import { type FormEvent, useEffect } from 'react';
import type { SocialProvider } from '@domain/providers';
import { lastPageField } from '@domain/providers';
import type { StepProps } from './step-props';
import { stepField, type SignInView } from './view';
import { links } from '~/links';
import { AcceptLine } from './accept-line';
import { EmailStep } from './email-step';
import { LoginStep } from './login-step';
import { ProviderButtons } from './provider-buttons';
import { RegistrationStep } from './registration-step';
import { signInForms } from './sign-in-forms';
import { useSignInForm } from './use-sign-in-form';

const steps = { email: EmailStep, login: LoginStep, registration: RegistrationStep };

interface SignInFormProps extends Omit<StepProps, 'form' | 'focused'> {
  providers: readonly SocialProvider[];
  /** Sends it another way than the page does; not called while the browser finds something wrong. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether its first field takes the focus when it is shown. */
  takesFocus?: boolean;
}

/**
 * One step of signing in, as a plain form (spec 1 §2.6). Give it a new `key` for each step and attempt: what was typed
 * comes back with the answer, passwords do not.
 */
export function SignInForm({ view, pending, providers, onSubmit, takesFocus }: SignInFormProps) {
  const { step, values, returnTo, notice } = view;
  const Step = steps[step];
  const { formProps, ...form } = useSignInForm(signInForms[step], view);
  const { ref } = formProps;
  useEffect(() => {
    if (takesFocus) focusFirst(ref.current);
  }, [takesFocus, ref]);
  return (
    <>
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
          // Sent once is enough.
          if (pending) event.preventDefault();
          else if (!event.defaultPrevented) onSubmit?.(event);
        }}
      >
        <input type="hidden" name={stepField} value={step} />
        {returnTo && <input type="hidden" name={lastPageField} value={returnTo} />}
        {step === 'email' && values.nome && <input type="hidden" name="nome" value={values.nome} />}
        <Step view={view} form={form} pending={pending} focused={takesFocus ? firstField(view) : undefined} />
      </form>
      {step === 'email' && (
        <>
          <ProviderButtons providers={providers} lastPage={returnTo ?? undefined} />
          <AcceptLine />
        </>
      )}
    </>
  );
}

/** The fields of the steps that can be wrong, in their order. */
const fieldOrder = ['nome', 'email', 'telefone.numero', 'dataNascimento', 'senha', 'termos'];
const beginsWith = { email: 'email', login: 'senha', registration: 'nome' };

/** The first field that is wrong, else the step's own first. */
const firstField = ({ step, errors }: SignInView) =>
  fieldOrder.find((name) => errors[name]) ?? beginsWith[step];

/** The first field that is wrong, else the first that is empty, else the first. */
function focusFirst(form: HTMLFormElement | null): void {
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [tabindex="-1"])') ?? []),
  ];
  const field =
    fields.find(({ ariaInvalid }) => ariaInvalid === 'true') ??
    fields.find(({ value, type }) => type !== 'checkbox' && value === '') ??
    fields[0];
  field?.focus();
}
