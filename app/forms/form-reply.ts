import type { SubmissionResult } from '@conform-to/react';
import type { Errors } from './form';

/**
 * What an action answers where it does not go on: what was typed with what is wrong; `failed`: nothing is wrong with it,
 * but it could not be kept. Without a result the page stands as it is.
 */
export interface FormReply {
  result?: SubmissionResult<string[]>;
  failed?: string;
}

/** The first error of each field. */
export const firstErrors = (errors: SubmissionResult<string[]>['error']): Errors =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, texts]) => (texts?.[0] ? [[name, texts[0]]] : [])),
  );

/** What `values` have for a field: `telefone.numero` is a field of a group. */
export const valueAt = (values: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((group, part) => (group as Record<string, unknown> | null | undefined)?.[part], values);
