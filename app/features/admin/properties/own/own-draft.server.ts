import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { OwnProperty, StaffTypedProperty } from '@contract/staff-typed-properties';
import { ownProperty } from '@contract/staff-typed-properties';
import { type DraftFields, draftLimits } from '@domain/announcement/draft';
import { ownPlace, type OwnStep, ownSteps } from '@domain/announcement/own-property';
import { staffPhotosKey } from '@domain/announcement/photos';
import { logged } from '@domain/kernel/logged';
import type { StaffApi } from '~/back-end/client.server';
import type { AnnounceRules } from '~/domain/announce-rules';
import { draftField, formOf, typedOf } from '~/features/announce/draft-form';
import type { AnnounceAnswers } from '~/features/announce/to-announce';
import { toAnnounce } from '~/features/announce/to-announce';
import { textOf } from '~/forms/forms.server';
import { ownForms } from './own-forms';

/** `:numero` of the address. @throws 404 */
export function ownNumberOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): number {
  if (!/^[1-9]\d{0,8}$/.test(params.numero ?? '')) throw new Response(null, { status: 404 });
  return Number(params.numero);
}

export const photosKey = (number: number): string => staffPhotosKey(ownPlace(number));

export const savedOf = ({ saved_at, expires_at }: Pick<StaffTypedProperty, 'saved_at' | 'expires_at'>) => ({
  ...{ savedAt: saved_at, keptUntil: expires_at },
});

/** Merges a form into the draft, unvalidated. */
export async function saveOwnStep(
  staff: StaffApi,
  { context }: Pick<ActionFunctionArgs, 'context'>,
  { number, step, typed }: { number: number; step: OwnStep; typed: FormData },
) {
  const values = Object.fromEntries(
    Object.entries(typedOf(step, typed)).map(([field, texts]) => [
      field,
      texts.map((text) => text.slice(0, draftLimits.value)).slice(0, draftLimits.values),
    ]),
  );
  const touched = typed.has(draftField.touched) ? textOf(typed, draftField.touched).split(',') : undefined;
  const saved = await staff.saveTypedProperty(number, {
    base: Number.parseInt(textOf(typed, draftField.base), 10) || 0,
    typed: values,
    touched: touched?.filter((field) => field in values),
  });
  const failed = logged(context.log, 'photos of an own property not extended');
  await context.draftPhotos.touch(photosKey(number)).catch(failed);
  return saved;
}

export const checkOwnStep = (step: OwnStep, fields: DraftFields, rules: AnnounceRules) =>
  ownForms[step](rules).check(formOf(step, fields));

export interface OwnAnswers extends Omit<
  AnnounceAnswers,
  'proprietario_nome' | 'email' | 'proprietario_telefone'
> {
  titulo: string;
  descricao?: string;
  proprietario_nome?: string;
  email?: string;
  proprietario_telefone?: string;
}

/** Values of all steps, or the first step with an error. */
export async function checkOwnSteps(
  fields: DraftFields,
  rules: AnnounceRules,
): Promise<{ values: OwnAnswers } | { wrong: OwnStep }> {
  const values: unknown[] = [];
  for (const { name } of ownSteps) {
    const checked = await checkOwnStep(name, fields, rules);
    if (checked.status !== 'success') return { wrong: name };
    values.push(checked.value);
  }
  return { values: Object.assign({}, ...values) as OwnAnswers };
}

/** What the back end publishes: without the owner, who stays in the draft. */
export function toOwnProperty(values: OwnAnswers): OwnProperty {
  const { email, ...announced } = values;
  return ownProperty.parse({
    ...toAnnounce({ ...announced, proprietario_nome: '', email: '', proprietario_telefone: '' }),
    email: email?.toLowerCase() ?? null,
  });
}
