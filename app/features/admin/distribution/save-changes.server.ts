import { data } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { isSame } from '@domain/staff/merge-changes';
import { conflictOf } from '../conflict/conflict.server';
import { conflictView } from '../conflict/conflict-view';
import { done } from '../reply.server';
import { distributionFieldTexts } from './distribution-values';

/** Names of the back end's errors that the forms call otherwise. */
export const hourNames = { 'hours.days': 'days', 'hours.from': 'from', 'hours.until': 'until' };

/** What the form has changed, each with the value that it read. */
export const changedOf = (was: object, fields: object) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const old = (was as Record<string, unknown>)[name];
      return isSame(old, value) ? [] : [[name, { was: old, value }]];
    }),
  );

/** After a write: the page that follows, or the choice between its two writers. */
export function answerTo(
  { conflict, answer: act }: Awaited<ReturnType<typeof conflictOf<number | null>>>,
  { to, text }: { to: string; text: string },
) {
  if (!conflict) return done(to, text, { act });
  return data({ conflict: conflictView(conflict, distributionFieldTexts, clock.now()) }, { status: 409 });
}

export { conflictOf };
