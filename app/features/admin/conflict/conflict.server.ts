import { z } from 'zod';
import type { StaffConflict } from '@contract/staff-conflict';
import { hasStatus } from '~/back-end/errors.server';
import { textOf } from '~/forms/forms.server';
import { changesField, choiceField, choices } from './conflict-fields';

/** @returns the write's answer, or its conflict. @throws every other refusal */
export async function conflictOf<Answer>(
  write: Promise<Answer>,
): Promise<{ conflict: null; answer: Answer } | { conflict: StaffConflict; answer: null }> {
  try {
    return { conflict: null, answer: await write };
  } catch (error) {
    if (hasStatus(error, 409) && error.answer?.conflict)
      return { conflict: error.answer.conflict, answer: null };
    throw error;
  }
}

const postedChanges = z.record(z.string(), z.object({ was: z.json(), value: z.json() }));

/** The changes whose writer wants the own value; of these the other's value is the old one. @throws 400 */
export function chosenChanges(typed: FormData): z.output<typeof postedChanges> {
  const changes = Object.entries(jsonField(typed, changesField, postedChanges));
  return Object.fromEntries(
    changes.filter((_, index) => textOf(typed, choiceField(index)) === choices.yours),
  );
}

/** A hidden field that a page of ours wrote. @throws 400 */
export function jsonField<Schema extends z.ZodType>(
  typed: FormData,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(parsed(textOf(typed, name)));
  if (!read.success) throw new Response(null, { status: 400 });
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
