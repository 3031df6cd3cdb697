import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { FormSchema } from './form';
import { checkThis } from './form-texts';

/** A form's check, the same in the browser and on the server: its fields by the schema, each error on its field. */
export const checkForm = <Schema extends FormSchema>(
  typed: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> =>
  parseWithZod(typed, { schema, error: () => checkThis });
