import type { Context } from 'hono';
import type { z } from 'zod';
import { badRequest, unprocessable } from '@api/errors';

const invalid = 'Valor inválido';

/** Checks what a visitor sent against the contract; throws the 400 that names the fields, or what `refuse` makes of them. */
export function valid<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  refuse: (errors: Record<string, string[]>) => Error = badRequest,
): z.output<Schema> {
  // A rule without a text of its own would tell zod's, in English.
  const result = schema.safeParse(value, { error: () => invalid });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues.slice(0, 20)) {
    const field = issue.path.join('.') || 'body';
    (errors[field] ??= []).push(issue.message);
  }
  throw refuse(errors);
}

/** Checks a form whose every text is said to the visitor: 422 (spec 1 §10). */
export const validForm = <Schema extends z.ZodType>(schema: Schema, value: unknown) =>
  valid(schema, value, unprocessable);

/** The JSON body; an empty one is `{}`. Throws the 400 where it is no JSON. */
export async function jsonBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest({ body: ['JSON inválido'] });
  }
}

/** A positive id of ours from a path, or null: no other text names a row. */
export function idParam(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647
    ? Number(text)
    : null;
}
