import { type DraftFields, draftText } from '@domain/announcement/draft';
import { authorisations, moreFields } from '@domain/announcement/long-form';
import { ownTextFields, ownTextStep } from '@domain/announcement/own-text';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';

export const draftField = {
  /** Revision of the draft that the page shows. */
  base: 'versao',
  /** Comma-separated names of changed fields since the last save; only with scripts. */
  touched: 'tocados',
  intent: 'intencao',
  form: 'etapa',
  from: 'from',
} as const;

export const news = authorisations.find(({ name }) => name === 'novidades')!;

export const intents = {
  findCep: 'Buscar CEP',
  another: 'Começar outro',
  phone: 'Continuar no celular',
  photos: 'Incluir fotos',
} as const;

const more = 'mais';
export const whole = 'tudo';
export type DraftForm = AnnounceStep | typeof more | typeof whole | typeof ownTextStep;

const fields: Record<string, readonly string[]> = {
  ...Object.fromEntries(announceSteps.map(({ name, fields }) => [name, fields])),
  [more]: moreFields,
  [whole]: [...announceSteps.flatMap(({ fields }) => fields), ...moreFields],
  [ownTextStep]: ownTextFields,
} satisfies Partial<Record<DraftForm, readonly string[]>>;

/** Of an owner's draft. */
export const draftFormNamed = (name: string): DraftForm | undefined =>
  Object.hasOwn(fields, name) && name !== ownTextStep ? (name as DraftForm) : undefined;

export const fieldsOf = (form: DraftForm): readonly string[] => fields[form]!;

/** Posted values by field, with empty lists for unchecked boxes. Only the first page contains `from`. */
export const typedOf = (name: DraftForm, form: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...fieldsOf(name), ...(form.has(draftField.from) ? [draftField.from] : [])].map((name) => [
      name,
      form.getAll(name).filter((value): value is string => typeof value === 'string'),
    ]),
  );

export function formOf(name: DraftForm, draft: DraftFields): FormData {
  const form = new FormData();
  for (const field of fieldsOf(name))
    for (const value of draft[field]?.value ?? []) form.append(field, value);
  return form;
}

/** Initial values for `useForm`'s `known`: `a.b` becomes `b` of the group `a`. */
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

export const draftedFields = (draft: DraftFields): [name: string, value: string][] =>
  allFields.flatMap((name) => (draft[name]?.value ?? []).map((value): [string, string] => [name, value]));

export const fieldsOfForm = (form: FormData): DraftFields =>
  Object.fromEntries(
    allFields.map((name) => [
      name,
      { value: form.getAll(name).filter((value): value is string => typeof value === 'string'), revision: 0 },
    ]),
  );
