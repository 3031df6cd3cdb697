import { z } from 'zod';

const writer = { by: z.string().nullable(), at: z.string().nullable() };

/** With a 409: another has changed the same fields since the form was read; all others are saved. Times are ISO. */
export const staffConflict = z.object({
  /** Fields of this writer that are saved. */
  saved: z.array(z.string()),
  fields: z.array(
    z.object({ name: z.string(), was: z.json(), theirs: z.json(), yours: z.json(), ...writer }),
  ),
  /** What others alone have changed beside these fields. */
  others: z.array(z.object({ fields: z.array(z.string()), ...writer })),
});
export type StaffConflict = z.output<typeof staffConflict>;
