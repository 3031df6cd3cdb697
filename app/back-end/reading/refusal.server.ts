import type { GoneProperty } from '~/domain/property';
import { orNothing, type Reading, within } from './answer.server';
import { goneProperty } from './property.server';
import { numberOf, textOf } from './values.server';

/** What a back end says to a call that it refuses (spec 2 §8); '' where it does not say. */
export interface ErrorAnswer {
  /** Ours alone. */
  code: string;
  /** 'Produto não encontrado', 'Indisponível' are the texts that the website knows. */
  message: string;
  /** Texts for people by the field that they are about, with 422. */
  errors?: Record<string, string[]>;
  /** With 'Indisponível': which property it was. */
  product: GoneProperty | null;
  /** Seconds until it may be tried again, with 429 and 503. */
  retry_after: number | null;
}

/** null where it is no JSON object. */
export function refusal(value: unknown, reading: Reading): ErrorAnswer | null {
  const fields = within(value);
  if (fields !== value) return null;
  const wait = numberOf(fields.retry_after);
  return {
    code: textOf(fields.code) ?? '',
    message: textOf(fields.message) ?? '',
    errors: errorsOf(fields.errors),
    product: orNothing(fields.product, goneProperty, reading),
    retry_after: wait && wait > 0 ? wait : null,
  };
}

function errorsOf(value: unknown): Record<string, string[]> | undefined {
  const entries = Object.entries(within(value)).map(([field, texts]): [string, string[]] => [
    field,
    [texts].flat().flatMap((text) => textOf(text) ?? []),
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
