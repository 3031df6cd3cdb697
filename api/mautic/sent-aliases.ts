import type { z } from 'zod';
import { announce } from '@contract/announcements';
import { type LeadKind, leadBody } from '@contract/leads';
import { contractFields } from '@domain/announcement/long-form';

type LeadField = keyof typeof leadBody.shape;

const everyLead = ['name', 'email', 'created_new_user', 'campaign', 'experiments', 'consent'] as const;
const home = ['product_id', 'broker', 'whatsapp'] as const;
const wish = [
  ...(['whatsapp', 'contact_preference', 'objective', 'place'] as const),
  ...(['fase', 'tipology', 'price_min', 'price_max'] as const),
];

/** What the site's forms of a kind may say, besides what every lead does. */
const said: Record<LeadKind, readonly LeadField[]> = {
  contact: ['whatsapp', 'subject', 'message', 'broker'],
  lead: [...home, ...wish, 'message'],
  newsletter: ['page'],
  schedule: [...home, 'cpf', 'visit'],
  'no-reference': [...wish, 'close_prevision', 'rooms', 'suites', 'garage'],
  'rate-your-property': [],
  'your-property': ['whatsapp'],
  'curator-assign': ['page'],
};

/** Kinds that no form of the site sends. */
export const unsentKinds: readonly LeadKind[] = ['rate-your-property'];

/** The aliases that a form of this kind needs so that nothing said is lost (contract/marketing-fields.ts), without the '[]' of lists. */
export function sentAliases(kind: LeadKind): string[] {
  const lead = [...everyLead, ...said[kind]].flatMap((name) => aliasesOf(leadBody.shape[name], name));
  const announced = Object.entries(announce.shape)
    .filter(([name]) => !(contractFields as readonly string[]).includes(name))
    .flatMap(([name, schema]) => aliasesOf(schema, name));
  const own = kind === 'your-property' ? announced : [];
  return [...new Set(['submission_id', 'kind', ...lead, ...own])];
}

/** What stands inside a field is joined to its name; a list is one field. */
function aliasesOf(schema: z.core.$ZodType, name: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => aliasesOf(field, `${name}_${key}`));
    case 'optional':
    case 'nullable':
    case 'default':
      return aliasesOf(def.innerType, name);
    default:
      return [name];
  }
}
