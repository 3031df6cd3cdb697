import type { z } from 'zod';
import { type Parser, ParseError } from './answer.server';

/** Strict parser for answers that only our own back end gives. */
export const bySchema =
  <Schema extends z.ZodType>(schema: Schema): Parser<z.output<Schema>> =>
  (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ParseError(issue?.path.join('.') ?? '', issue?.message ?? 'another shape');
  };

/** For calls with an empty answer: only the status matters. */
export const ignoreAnswer: Parser<void> = () => undefined;
