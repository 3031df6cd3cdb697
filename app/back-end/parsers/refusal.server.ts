import { staffConflict, type StaffConflict } from '@contract/staff-conflict';
import type { GoneProperty } from '~/domain/property';
import { parseOrNull, type ParserContext, within } from './answer.server';
import { goneProperty } from './property.server';
import { isForPeople, errorMessagesOf } from './error-messages.server';
import { numberOf, textOf } from './primitives.server';

export interface ErrorAnswer {
  code: string; // only our back end sets it
  /** For people; '' if for programmers. 'Produto não encontrado' and 'Indisponível' have meanings. */
  message: string;
  /** The original message, for the log. */
  reason: string;
  errors?: Record<string, string[]>;
  product: GoneProperty | null; // with 'Indisponível'
  conflict?: StaffConflict; // with 409 of a write of the admin
  retry_after: number | null; // seconds, with 429 and 503
}

export function refusal(value: unknown, status: number, context: ParserContext): ErrorAnswer | null {
  const fields = within(value);
  const errors = status === 422 ? errorsOf(value) : undefined;
  if (fields !== value && !errors) return null;
  const wait = numberOf(fields.retry_after);
  const reason = textOf(fields.message) ?? '';
  return {
    code: textOf(fields.code) ?? '',
    message: isForPeople(reason) ? reason : '',
    reason,
    errors,
    product: parseOrNull(fields.product, goneProperty, context),
    conflict: staffConflict.safeParse(fields.conflict).data,
    retry_after: wait && wait > 0 ? wait : null,
  };
}

function errorsOf(value: unknown): Record<string, string[]> | undefined {
  const errors = new Map<string, string[]>();
  for (const [field, text] of errorMessagesOf(value))
    errors.set(field, [...(errors.get(field) ?? []), isForPeople(text) ? text : '']);
  return errors.size > 0 ? Object.fromEntries(errors) : undefined;
}
