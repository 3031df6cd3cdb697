import { parseWithZod } from '@conform-to/zod/v4';
import { isCertain } from '@domain/validation/certain';
import type { FormSchema, Rules } from './form';
import { checkThis } from './form-texts';

export const rulesOf = <Schema extends FormSchema>(schema: Schema): Rules<Schema> => ({
  check: (typed) => parseWithZod(typed, { schema, error: () => checkThis }),
  isCertainlyWrong(typed, name) {
    const formatError = (issues: Parameters<typeof isCertain>[0][]) =>
      issues.filter(isCertain).map(({ message }) => message);
    const submission = parseWithZod(typed, { schema, formatError });
    return submission.status === 'error' && (submission.error?.[name]?.length ?? 0) > 0;
  },
});
