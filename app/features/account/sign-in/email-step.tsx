import { useEffect, useState } from 'react';
import { useIsHydrated } from '~/components/ui/use-is-hydrated.browser';
import { focusOnArrival } from '~/forms/error-summary';
import { FieldError } from '~/forms/field';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import type { StepProps } from './step-props';

/** First step. With scripts 'Continuar' is disabled without an e-mail (spec 1 §7). */
export function EmailStep({ view: { values }, form: { id, field, errors }, pending, focused }: StepProps) {
  const [isEmpty, setEmpty] = useState(!values.email);
  const scriptsRun = useIsHydrated();
  // Include text that was typed before hydration.
  useEffect(() => {
    const typed = document.querySelector<HTMLInputElement>(`#${id}-email`)?.value;
    if (typed?.trim()) setEmpty(false);
  }, [id]);
  return (
    <>
      <TextField
        {...field('email')}
        {...(focused && focusOnArrival)}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
      />
      <SubmitButton pending={pending} waitsFor={scriptsRun && isEmpty ? 'Digite seu e-mail' : undefined}>
        Continuar
      </SubmitButton>
      <FieldError id={id} error={errors['']} />
    </>
  );
}
