import { type FormEvent, useRef, useState } from 'react';
import type { FinancingView } from '~/domain/financing/estimate';
import type * as Calculator from './calculator';

/** The form has no file fields. */
const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string]));

/**
 * Calculates in place. Loads the code on first use; if that fails, the form goes to the server.
 * While the user types it ignores invalid input; the button shows errors.
 */
export function useEstimate(first: FinancingView) {
  const [view, setView] = useState(first);
  const [calculator, setCalculator] = useState<typeof Calculator>();
  const newest = useRef(0);

  const calculate = async (form: HTMLFormElement, isSent: boolean) => {
    const turn = ++newest.current;
    const loaded = await import('./calculator');
    if (turn !== newest.current) return;
    setCalculator(loaded);
    const next = loaded.financingView(first.purchase, fieldsOf(form));
    if (next.estimate) setView(next);
    else if (isSent) {
      setView(next);
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    }
  };

  return {
    view,
    /** Undefined before the first use. */
    Chart: calculator?.Chart,
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
