import { z } from 'zod';
import { cleanText, tooLong } from '../../validation/text';
import { maxAmount } from '../../validation/search-values';
import { responsiblePattern } from '../contact-parts';
import { contactOrigins } from '../portals';

/** Rules of the form's fields, its action and the back end alike. */
export const maxKnownDays = 3650;
export const maxPeople = 60;
export const maxPlaces = 30;
export const maxWeight = 10;
const maxName = 60;
const day = 24 * 60;

export const knownDays = z
  .int('Escreva de 1 a 3650 dias')
  .min(1, 'Escreva de 1 a 3650 dias')
  .max(maxKnownDays, 'Escreva de 1 a 3650 dias');

export const personRef = z.string().regex(responsiblePattern, 'Escolha uma pessoa');

export const weight = z
  .int('Escolha um peso de 1 a 10')
  .min(1, 'Escolha um peso de 1 a 10')
  .max(maxWeight, 'Escolha um peso de 1 a 10');

/** '' and an absent name are null. */
export const teamName = z
  .string()
  .nullish()
  .transform((typed) => cleanText(typed ?? '').replace(/\s+/g, ' ') || null)
  .refine((text) => text === null || text.length <= maxName, tooLong(maxName));

export const hours = z
  .object({
    /** 1 (Monday) to 7 (Sunday). */
    days: z.array(z.int().min(1).max(7)).min(1, 'Escolha os dias').max(7),
    /** Minutes after midnight. */
    from: z.int().min(0).max(day),
    until: z.int().min(0).max(day),
  })
  .transform(({ days, ...times }) => ({ days: [...new Set(days)].toSorted(), ...times }))
  .refine(({ from, until }) => until > from, {
    path: ['until'],
    error: 'Escolha uma hora depois da primeira',
  });

export const groupMember = z.object({ person: personRef, weight, hours: hours.nullable() });
export type GroupMember = z.output<typeof groupMember>;

const amount = z.int().min(1).max(maxAmount).nullable();
export const placeName = z.string().transform(cleanText).pipe(z.string().min(1).max(120));

export const groupMembers = z
  .array(groupMember)
  .max(maxPeople, `Escolha até ${maxPeople} pessoas`)
  .refine((members) => new Set(members.map(({ person }) => person)).size === members.length, {
    error: 'A mesma pessoa está duas vezes',
  });

/** A group as it is written. `places` are names of cities and districts, also 'São Paulo/Jardins'. */
export const groupFields = z.object({
  name: teamName,
  enabled: z.boolean(),
  negotiation: z.enum(['buy', 'rent']).nullable(),
  /** Whole reais. */
  price_from: amount,
  price_to: amount,
  places: z.array(placeName).max(maxPlaces, `Escreva até ${maxPlaces} lugares`),
  launch: z.boolean(),
  origins: z.array(z.enum(contactOrigins)).max(contactOrigins.length),
  hours: hours.nullable(),
  members: groupMembers,
});
export type GroupFields = z.output<typeof groupFields>;

/** Errors of fields that belong together, by field. */
export function groupErrors({
  price_from: from,
  price_to: to,
  members,
}: Pick<GroupFields, 'price_from' | 'price_to' | 'members'>): Record<string, string[]> {
  return {
    ...(from !== null &&
      to !== null &&
      to <= from && { price_to: ['Escreva um preço maior que o primeiro'] }),
    ...(members.length === 0 && { members: ['Escolha quem recebe'] }),
  };
}
