import type { Form } from '~/forms/form';
import { useCheckedForm } from '~/forms/use-checked-form';
import type { KeptField, SignInView } from './view';

/** The form of a step with what its view says. */
export function useSignInForm(form: Form, { values, errors }: SignInView) {
  const { fieldProps, ...checked } = useCheckedForm(form, errors);
  return { ...checked, field: (name: string) => fieldProps(name, values[name as KeptField]) };
}

export type SignInFormState = Omit<ReturnType<typeof useSignInForm>, 'formProps'>;
