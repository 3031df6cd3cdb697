import { z } from 'zod';
import { leadKinds, type LeadKind } from '@contract/leads';
import { announceFormId } from '@contract/marketing-fields';
import { StartupError } from '@api/errors';

/** The house's marketing automation: where it stands, and its form of each kind of lead. */
export interface MauticSettings {
  /** Without a slash at its end; a folder in it is kept. */
  url: string;
  forms: Readonly<Record<LeadKind, MauticForm>>;
}
export interface MauticForm {
  id: number;
  name: string;
}

/** The forms' numbers (spec 1 §11). */
const formIds: Record<LeadKind, number> = {
  contact: 51,
  lead: 54,
  newsletter: 46,
  schedule: 59,
  'no-reference': 62,
  'rate-your-property': 67,
  'your-property': announceFormId,
  'curator-assign': 82,
};
const ownForms = () =>
  Object.fromEntries(leadKinds.map((kind) => [kind, { id: formIds[kind], name: kind }])) as Record<
    LeadKind,
    MauticForm
  >;

const isKind = (text: string | undefined): text is LeadKind => leadKinds.some((kind) => kind === text);

/** 'contact=51:fale-conosco,lead=54': a form's number, and its name where it is not the kind's own. */
function readForms(text: string): MauticSettings['forms'] | null {
  const forms = ownForms();
  for (const part of text.split(',')) {
    const [, kind, id, name] = /^\s*([a-z-]+)=(\d{1,9})(?::([\w-]{1,100}))?\s*$/.exec(part) ?? [];
    if (!isKind(kind)) return null;
    forms[kind] = { id: Number(id), name: name ?? kind };
  }
  return forms;
}

const schema = z.object({
  MAUTIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return !url?.username && !url?.search && !url?.hash;
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  MAUTIC_FORMS: z
    .string()
    .transform((text, context) => {
      const forms = readForms(text);
      if (!forms) context.addIssue('unreadable');
      return forms ?? z.NEVER;
    })
    .optional(),
});
export const settingNames = Object.keys(schema.shape);
type Name = keyof z.input<typeof schema>;

const meaning: Record<Name, string> = {
  MAUTIC_URL: 'o endereço do Mautic, como https://mautic.exemplo.com.br',
  MAUTIC_FORMS: `os formulários do Mautic, como contact=51:contato,lead=54; os nomes são ${leadKinds.join(', ')}`,
};

/**
 * Reads where the marketing forms are; `NAME=` counts as not set. null: the house has none.
 * @throws StartupError that names the first bad setting
 */
export function readMauticSettings(source: Record<string, string | undefined>): MauticSettings | null {
  const given = Object.entries(source).filter(([, value]) => value !== '');
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  if (error) {
    const name = String(error.issues[0]?.path[0]) as Name;
    throw new StartupError(
      `A configuração ${name} não serve: espera-se ${meaning[name]}. O valor dado é ${JSON.stringify(source[name])}.`,
    );
  }
  const { MAUTIC_URL: url, MAUTIC_FORMS: forms = ownForms() } = data;
  if (url === undefined && data.MAUTIC_FORMS)
    throw new StartupError('A configuração MAUTIC_URL falta: sem ela MAUTIC_FORMS não serve.');
  return url === undefined ? null : { url, forms };
}

/** Those of our own back end: where it has none, or the website before another's delivers to them, null. */
export const readOwnMautic = (source: Record<string, string | undefined>): MauticSettings | null =>
  source.API_BASE_URL ? null : readMauticSettings(source);
