import { type DraftFields, draftText } from '@domain/announcement/draft';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';

/** Fields of a step's form that people do not see. */
export const draftField = {
  /** The revision of the draft that the page was made of. */
  base: 'versao',
  /** The fields that were touched since the page sent anything, with commas: where scripts know. */
  touched: 'tocados',
  /** What its button asks for, beside going on. */
  intent: 'intencao',
  /** The step. */
  step: 'etapa',
  /** Where the announcement was begun: kept in the draft. */
  from: 'from',
} as const;

/** The box for news by e-mail. */
export const newsField = 'novidades';

export const intents = { findCep: 'Buscar CEP', another: 'Começar outro' } as const;

const fieldsOf = (step: AnnounceStep): readonly string[] =>
  announceSteps.find(({ name }) => name === step)!.fields;

/** What a step's form holds, field by field: what is not ticked is told too; where it was begun only the first page says. */
export const typedOf = (step: AnnounceStep, form: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...fieldsOf(step), ...(form.has(draftField.from) ? [draftField.from] : [])].map((name) => [
      name,
      form.getAll(name).filter((value): value is string => typeof value === 'string'),
    ]),
  );

/** A draft's step as a form would post it. */
export function formOf(step: AnnounceStep, fields: DraftFields): FormData {
  const form = new FormData();
  for (const name of fieldsOf(step)) for (const value of fields[name]?.value ?? []) form.append(name, value);
  return form;
}

/** A draft's step as its form begins (`useForm`'s `known`): `a.b` is `b` of the group `a`. */
export function knownOf(step: AnnounceStep, fields: DraftFields): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const name of fieldsOf(step)) {
    if (!fields[name]) continue;
    const [group, part] = name.split('.') as [string, string?];
    const value = draftText(fields, name);
    known[group] = part ? { ...(known[group] as object | undefined), [part]: value } : value;
  }
  return known;
}

const allFields: readonly string[] = [...announceSteps.flatMap(({ fields }) => fields), draftField.from];

/** What all steps of a draft hold, as hidden fields post it. */
export const draftedFields = (fields: DraftFields): [name: string, value: string][] =>
  allFields.flatMap((name) => (fields[name]?.value ?? []).map((value): [string, string] => [name, value]));

/** The same as it was posted, as a draft has it. */
export const fieldsOfForm = (form: FormData): DraftFields =>
  Object.fromEntries(
    allFields.map((name) => [
      name,
      { value: form.getAll(name).filter((value): value is string => typeof value === 'string'), revision: 0 },
    ]),
  );
