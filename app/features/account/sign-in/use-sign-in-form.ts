import { useMemo } from 'react';
import type { Form } from '~/forms/form';
import { valuesInGroups } from '~/forms/form-reply';
import { useCheckedForm } from '~/forms/use-checked-form';
import type { SignInView } from './view';

export function useSignInForm(form: Form, { values, errors }: SignInView) {
  const result = useMemo(() => {
    const error: Record<string, string[]> = {};
    for (const [name, text] of Object.entries(errors)) if (text) error[name] = [text];
    return Object.keys(error).length > 0 ? { status: 'error' as const, error } : undefined;
  }, [errors]);
  const known = useMemo(() => valuesInGroups(Object.entries(values)), [values]);
  const { fieldProps: field, ...checked } = useCheckedForm(form, { result, known });
  return { ...checked, field };
}

export type SignInFormState = Omit<ReturnType<typeof useSignInForm>, 'formProps'>;
