import type { SubmissionResult } from '@conform-to/react';
import type { Errors } from './form';

/** `failed`: the input is valid but could not be saved. */
export interface FormReply {
  result?: SubmissionResult<string[]>;
  failed?: string;
}

export const firstErrors = (errors: SubmissionResult<string[]>['error']): Errors =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, texts]) => (texts?.[0] ? [[name, texts[0]]] : [])),
  );

/** Value by name: `telefone.numero` is in a group. */
export const valueAt = (values: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((group, part) => (group as Record<string, unknown> | null | undefined)?.[part], values);

/** The inverse of `valueAt`, of pairs: several of a name are a list. */
export function valuesInGroups(typed: readonly (readonly [string, string])[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name] of typed) {
    const own = typed.flatMap(([each, value]) => (each === name ? [value] : []));
    const [group, part] = name.split('.') as [string, string?];
    const value = own.length > 1 ? own : own[0];
    values[group] = part ? { ...(values[group] as object | undefined), [part]: value } : value;
  }
  return values;
}
