import { z } from 'zod';
import { leadKinds, type LeadKind } from '@contract/leads';
import { announceFormId } from '@contract/marketing-fields';
import { expectedBy, setting } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';

export interface MauticSettings {
  /** Without a trailing slash; may contain a path. */
  url: string;
  forms: Readonly<Record<LeadKind, MauticForm>>;
}
export interface MauticForm {
  id: number;
  name: string;
}

/** Numbers from spec 1 §11. */
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

/** Example: 'contact=51:fale-conosco,lead=54'. The default name is the kind. */
function readForms(text: string): MauticSettings['forms'] | null {
  const forms = ownForms();
  for (const part of text.split(',')) {
    const [, kind, id, name] = /^\s*([a-z-]+)=(\d{1,9})(?::([\w-]{1,100}))?\s*$/.exec(part) ?? [];
    if (!isKind(kind)) return null;
    forms[kind] = { id: Number(id), name: name ?? kind };
  }
  return forms;
}

export const settings = {
  MAUTIC_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine((value) => {
        const url = URL.canParse(value) ? new URL(value) : null;
        return !url?.username && !url?.search && !url?.hash;
      })
      .transform((value) => value.replace(/\/$/, ''))
      .optional(),
    {
      expects: 'o endereço do Mautic, como https://mautic.exemplo.com.br',
      description:
        'your Mautic, `https://…`: each lead is also posted to its form, by our back end, or by the website if `API_BASE_URL` is set (set it on one of the two only)',
    },
  ),
  MAUTIC_FORMS: setting(
    z
      .string()
      .transform((text, context) => {
        const forms = readForms(text);
        if (!forms) context.addIssue('unreadable');
        return forms ?? z.NEVER;
      })
      .optional(),
    {
      expects: `os formulários do Mautic, como contact=51:contato,lead=54; os nomes são ${leadKinds.join(', ')}`,
      default: "the specification's numbers, named like the kinds",
      description: `your forms, separated by commas: \`contact=51:fale-conosco,lead=54\` (kind, number, and the form's name if it differs). Kinds: ${leadKinds.map((kind) => `\`${kind}\``).join(', ')}`,
    },
  ),
};
const schema = z.object(settings);
type Name = keyof typeof settings;

/** null: `MAUTIC_URL` is not set. @throws StartupError for the first invalid setting */
export function readMauticSettings(source: Record<string, string | undefined>): MauticSettings | null {
  const { data, error } = schema.safeParse(source);
  if (error) {
    const name = String(error.issues[0]?.path[0]) as Name;
    throw new StartupError(
      `A configuração ${name} não serve: espera-se ${expectedBy(settings[name])}. O valor dado é ${JSON.stringify(source[name])}.`,
    );
  }
  const { MAUTIC_URL: url, MAUTIC_FORMS: forms = ownForms() } = data;
  if (url === undefined && data.MAUTIC_FORMS)
    throw new StartupError('A configuração MAUTIC_URL falta: sem ela MAUTIC_FORMS não serve.');
  return url === undefined ? null : { url, forms };
}

/** null with `API_BASE_URL`: the website itself then posts to Mautic. */
export const readOwnMautic = (source: Record<string, string | undefined>): MauticSettings | null =>
  source.API_BASE_URL ? null : readMauticSettings(source);
