import { textOf } from '~/forms/forms.server';
import type { Arrangement } from './arrangement';
import { hiddenFields, readPairs } from './arrangement-fields';
import { captionField, reasonField } from './photos-form';

/** The posted arrangement with the captions and reasons that were typed. @throws 400 */
export function postedArrangement(typed: FormData): Arrangement {
  const order = readPairs(textOf(typed, 'arranjo'));
  const leftOut = readPairs(textOf(typed, 'recusadas'));
  if (!order || !leftOut) throw new Response(null, { status: 400 });
  const now = (name: string, before: string) => (typed.has(name) ? textOf(typed, name).trim() : before);
  return {
    order: order.map(([photo, caption], place) => ({ photo, caption: now(captionField(place), caption) })),
    leftOut: leftOut.map(([photo, reason], place) => ({ photo, reason: now(reasonField(place), reason) })),
  };
}

/** As a stored form has it: without the fields of single photos. */
export function withHiddenFields(typed: FormData, arrangement: Arrangement): FormData {
  const form = new FormData();
  form.set('versao', textOf(typed, 'versao'));
  for (const [name, value] of Object.entries(hiddenFields(arrangement))) form.set(name, value);
  return form;
}
