import { type FormEvent, useRef, useState } from 'react';
import type { FinancingView } from '~/domain/financing/estimate';

/** The form has no file among its fields. */
const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string]));

/**
 * Calculates the form in place. What does the sums is loaded once the form is used; where it cannot be had, the form is
 * sent and the server does them. While something is typed only what can be read is shown; errors come with the button.
 */
export function useEstimate(first: FinancingView) {
  const [view, setView] = useState(first);
  const newest = useRef(0);

  const calculate = async (form: HTMLFormElement, isSent: boolean) => {
    const turn = ++newest.current;
    const { financingView } = await import('~/domain/financing/estimate');
    if (turn !== newest.current) return;
    const next = financingView(first.purchase, fieldsOf(form));
    if (next.estimate) setView(next);
    else if (isSent) {
      setView(next);
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    }
  };

  return {
    view,
    handlers: {
      noValidate: true,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        calculate(currentTarget, false).catch(() => {});
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        calculate(form, true).catch(() => form.submit());
      },
    },
  };
}
