import { useNavigation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from './known-person';
import type { LeadFormState } from './lead-form';

interface PlainLeadFormOptions {
  /** Given, not made: pages are rendered in pieces. */
  id: string;
  /** Where it is posted: path and query. */
  action: string;
  reply: FormReply | undefined;
  /** What it begins with, until it was answered. */
  person?: KnownPerson;
  /** The name of its check (browser/form-checks.ts). */
  check: string;
}

/**
 * A lead form as plain fields that the server checks, for pages where conform would weigh too much. While it is used
 * scripts check it too (browser/form-checks-on-use.ts), unless it shows a server's answer: its errors are React's then.
 */
export function usePlainLeadForm({ id, action, reply, person, check }: PlainLeadFormOptions) {
  const [seen, setSeen] = useState({ reply, attempt: 0 });
  if (seen.reply !== reply) setSeen({ reply, attempt: seen.attempt + 1 });
  const navigation = useNavigation();
  const pending = navigation.state !== 'idle' && navigation.formAction === action;
  const errors = reply?.result?.error ?? {};
  return {
    errors,
    pending,
    attempt: seen.attempt,
    formProps: {
      id,
      method: 'post',
      action,
      noValidate: true,
      'data-check': reply?.result ? undefined : check,
      // Sent once is enough.
      onSubmit: (event: FormEvent) => pending && event.preventDefault(),
    },
    /** What a field needs: `telefone.numero` is a field of a group. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: textAt(reply?.result ? reply.result.initialValue : person, name),
      error: errors[name]?.[0],
    }),
  } satisfies LeadFormState & { field: unknown };
}

function textAt(values: unknown, name: string): string | undefined {
  const value = name
    .split('.')
    .reduce<unknown>((group, part) => (group as Record<string, unknown> | null | undefined)?.[part], values);
  return typeof value === 'string' ? value : undefined;
}
