import { type DraftFields, draftText } from '@domain/announcement/draft';
import { authorisations, moreFields } from '@domain/announcement/long-form';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';

/** Fields of a step's form that people do not see. */
export const draftField = {
  /** The revision of the draft that the page was made of. */
  base: 'versao',
  /** The fields that were touched since the page sent anything, with commas: where scripts know. */
  touched: 'tocados',
  /** What its button asks for, beside going on. */
  intent: 'intencao',
  /** Which form it is. */
  form: 'etapa',
  /** Where the announcement was begun: kept in the draft. */
  from: 'from',
} as const;

/** The box for news by e-mail. */
export const news = authorisations.find(({ name }) => name === 'novidades')!;

export const intents = {
  findCep: 'Buscar CEP',
  another: 'Começar outro',
  phone: 'Continuar no celular',
  photos: 'Incluir fotos',
} as const;

/** What the long form asks besides the steps, as a form of its own; and the long form itself. */
const more = 'mais';
export const whole = 'tudo';
/** A form whose fields lie in the draft. */
export type DraftForm = AnnounceStep | typeof more | typeof whole;

const fields: Record<string, readonly string[]> = {
  ...Object.fromEntries(announceSteps.map(({ name, fields }) => [name, fields])),
  [more]: moreFields,
  [whole]: [...announceSteps.flatMap(({ fields }) => fields), ...moreFields],
} satisfies Partial<Record<DraftForm, readonly string[]>>;

/** The form that a page says it is; undefined: there is none such. */
export const draftFormNamed = (name: string): DraftForm | undefined =>
  Object.hasOwn(fields, name) ? (name as DraftForm) : undefined;

/** The names of a form that lie in the draft. */
export const fieldsOf = (form: DraftForm): readonly string[] => fields[form]!;

/** What a form holds for the draft, field by field: what is not ticked is told too; where it was begun only the first page says. */
export const typedOf = (name: DraftForm, form: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...fieldsOf(name), ...(form.has(draftField.from) ? [draftField.from] : [])].map((name) => [
      name,
      form.getAll(name).filter((value): value is string => typeof value === 'string'),
    ]),
  );

/** A form as it would be posted of what the draft holds. */
export function formOf(name: DraftForm, draft: DraftFields): FormData {
  const form = new FormData();
  for (const field of fieldsOf(name))
    for (const value of draft[field]?.value ?? []) form.append(field, value);
  return form;
}

/** What a form begins with of what the draft holds (`useForm`'s `known`): `a.b` is `b` of the group `a`. */
export function knownOf(name: DraftForm, draft: DraftFields): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const field of fieldsOf(name)) {
    const values = draft[field]?.value;
    if (!values) continue;
    const [group, part] = field.split('.') as [string, string?];
    const value = values.length > 1 ? values : draftText(draft, field);
    known[group] = part ? { ...(known[group] as object | undefined), [part]: value } : value;
  }
  return known;
}

const allFields: readonly string[] = [...fieldsOf(whole), draftField.from];

/** All that a draft holds, as hidden fields post it. */
export const draftedFields = (draft: DraftFields): [name: string, value: string][] =>
  allFields.flatMap((name) => (draft[name]?.value ?? []).map((value): [string, string] => [name, value]));

/** The same as it was posted, as a draft has it. */
export const fieldsOfForm = (form: FormData): DraftFields =>
  Object.fromEntries(
    allFields.map((name) => [
      name,
      { value: form.getAll(name).filter((value): value is string => typeof value === 'string'), revision: 0 },
    ]),
  );
