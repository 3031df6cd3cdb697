import type { Context } from 'hono';
import type { z } from 'zod';
import { badRequest, unprocessable } from './errors';

const invalid = 'Valor inválido';

/** @throws the result of `refuse`; by default 400 with the field errors */
export function valid<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  refuse: (errors: Record<string, string[]>) => Error = badRequest,
): z.output<Schema> {
  // Without this, zod's English default text would reach the visitor.
  const result = schema.safeParse(value, { error: () => invalid });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues.slice(0, 20)) {
    const field = issue.path.join('.') || 'body';
    (errors[field] ??= []).push(issue.message);
  }
  throw refuse(errors);
}

/** For forms: 422, because the visitor sees each text (spec 1 §10). */
export const validForm = <Schema extends z.ZodType>(schema: Schema, value: unknown) =>
  valid(schema, value, unprocessable);

export async function jsonBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest({ body: ['JSON inválido'] });
  }
}

export function idParam(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647
    ? Number(text)
    : null;
}
