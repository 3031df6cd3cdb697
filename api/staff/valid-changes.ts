import type { z } from 'zod';
import { valid } from '@api/platform/http/validate';
import { unprocessable } from '@api/platform/http/errors';

/** A body of `{ was, value }` by field: an error of either is the field's. @throws 422 */
export const validChanges = <Schema extends z.ZodType>(schema: Schema, body: unknown) =>
  valid(schema, body, (errors) => {
    const byField: Record<string, string[]> = {};
    for (const [path, texts] of Object.entries(errors))
      (byField[path.replace(/^([^.]+)\.(?:was|value)(?=\.|$)/, '$1')] ??= []).push(...texts);
    return unprocessable(byField);
  });
