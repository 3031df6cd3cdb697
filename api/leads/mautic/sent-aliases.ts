import type { z } from 'zod';
import { announce } from '@contract/announcements';
import { type LeadKind, leadBody } from '@contract/leads';
import { contractFields } from '@domain/announcement/long-form';

type LeadField = keyof typeof leadBody.shape;

const everyLead = ['name', 'email', 'created_new_user', 'campaign', 'experiments', 'consent'] as const;
const propertyAliases = ['product_id', 'broker', 'whatsapp', 'subject'] as const;
const wish = [
  ...(['whatsapp', 'contact_preference', 'objective', 'place'] as const),
  ...(['fase', 'tipology', 'price_min', 'price_max'] as const),
];

/** Fields that the site's forms can send, in addition to `everyLead`. */
const fieldsByKind: Record<LeadKind, readonly LeadField[]> = {
  contact: ['whatsapp', 'subject', 'message', 'broker'],
  lead: [...propertyAliases, ...wish, 'message'],
  newsletter: ['page'],
  schedule: [...propertyAliases, 'cpf', 'visit', 'message'],
  'no-reference': [...wish, 'close_prevision', 'rooms', 'suites', 'garage'],
  'rate-your-property': [],
  'your-property': ['whatsapp'],
  'curator-assign': ['page'],
};

/** No form of the site sends these kinds. */
export const unsentKinds: readonly LeadKind[] = ['rate-your-property'];

/** Aliases that a form of this kind needs (contract/marketing-fields.ts), without the '[]' of lists. */
export function sentAliases(kind: LeadKind): string[] {
  const lead = [...everyLead, ...fieldsByKind[kind]].flatMap((name) => aliasesOf(leadBody.shape[name], name));
  const announced = Object.entries(announce.shape)
    .filter(([name]) => !(contractFields as readonly string[]).includes(name))
    .flatMap(([name, schema]) => aliasesOf(schema, name));
  const own = kind === 'your-property' ? announced : [];
  return [...new Set(['submission_id', 'kind', ...lead, ...own])];
}

/** Nested names are joined by '_'. A list is one field. */
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
