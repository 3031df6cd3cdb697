import { createHash } from 'node:crypto';
import { ApiError } from '@api/platform/http/errors';
import type { ActValues } from '@api/audit/undoer';

/** Names what a form has read: '' for nothing. Independent of the order of keys. */
export function contentVersion(content: object | null | undefined): string {
  if (!content) return '';
  const entries = Object.entries(content).filter(([, value]) => value !== undefined);
  return createHash('sha256').update(JSON.stringify(entries.toSorted())).digest('hex').slice(0, 32);
}

export const textChanged = () =>
  new ApiError(409, 'TEXT_CHANGED', 'Outra pessoa publicou este texto enquanto você escrevia.');

export const articleFields = [
  ...(['title', 'slug', 'lead', 'text', 'description'] as const),
  ...(['photo', 'alt', 'author', 'from', 'until'] as const),
];
export const pageFields = ['title', 'lead', 'text', 'from', 'until'] as const;

/** As acts store them: null for what is absent. */
export const valuesOf = (fields: readonly string[], content: object | null): ActValues =>
  Object.fromEntries(
    fields.map((field) => [field, (content as Record<string, string> | null)?.[field] ?? null]),
  );

/** Without nulls. null: nothing is left. */
export function contentOf<Content>(values: ActValues): Content | null {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return entries.length > 0 ? (Object.fromEntries(entries) as Content) : null;
}

export function changedValues(fields: readonly string[], before: object | null, after: object | null) {
  const [old, now] = [valuesOf(fields, before), valuesOf(fields, after)];
  return Object.fromEntries(
    fields
      .filter((field) => old[field] !== now[field])
      .map((field) => [field, [old[field] ?? null, now[field] ?? null] as [string | null, string | null]]),
  );
}
