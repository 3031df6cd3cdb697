import type { GoneProperty } from '~/domain/property';
import { orNothing, type Reading, within } from './answer.server';
import { goneProperty } from './property.server';
import { isForPeople, toldBy } from './told.server';
import { numberOf, textOf } from './values.server';

/** What a back end says to a call that it refuses (spec 2 §8); '' where it does not say. */
export interface ErrorAnswer {
  /** Ours alone. */
  code: string;
  /** For people: '' where it was written for programmers. 'Produto não encontrado', 'Indisponível' the website knows. */
  message: string;
  /** The same as it came, for the log. */
  reason: string;
  /** Texts for people by the field that they are about, with 422: '' among them where what it says is not for people. */
  errors?: Record<string, string[]>;
  /** With 'Indisponível': which property it was. */
  product: GoneProperty | null;
  /** Seconds until it may be tried again, with 429 and 503. */
  retry_after: number | null;
}

/** Null where it says nothing. */
export function refusal(value: unknown, status: number, reading: Reading): ErrorAnswer | null {
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
    product: orNothing(fields.product, goneProperty, reading),
    retry_after: wait && wait > 0 ? wait : null,
  };
}

function errorsOf(value: unknown): Record<string, string[]> | undefined {
  const errors = new Map<string, string[]>();
  for (const [field, text] of toldBy(value))
    errors.set(field, [...(errors.get(field) ?? []), isForPeople(text) ? text : '']);
  return errors.size > 0 ? Object.fromEntries(errors) : undefined;
}
