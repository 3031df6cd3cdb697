import { z } from 'zod';
import {
  knownDays,
  maxPeople,
  maxPlaces,
  personRef,
  teamName,
  weight,
} from '@domain/leads/distribution/rule-fields';
import { parseWholeAmount } from '@domain/kernel/money';
import { contactOrigins } from '@domain/leads/portals';
import { amountMessage } from '@domain/validation/min-money';
import { maxAmount } from '@domain/validation/search-values';
import { cleanText } from '@domain/validation/text';

export { absenceFields } from '@domain/leads/distribution/absence-fields';

const inUse = z.enum(['sim', 'nao'], 'Escolha uma opção').transform((choice) => choice === 'sim');
const choose = 'Escolha uma opção';

/** Of the three rules without members; the days are those of `known`. */
export const rule = z.object({ enabled: inUse, known_days: knownDays.nullish() });

export const lastResort = z.object({
  last_resort: personRef.nullish().transform((ref) => ref ?? null),
});

const amount = z
  .string()
  .nullish()
  .transform((typed, context) => {
    if (!typed?.trim()) return null;
    const value = parseWholeAmount(typed);
    if (value !== null && value >= 1 && value <= maxAmount) return value;
    context.addIssue({ code: 'custom', message: amountMessage });
    return z.NEVER;
  });

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora, como 09:00')
  .nullish();
const day = 24 * 60;

const hourFields = {
  days: z.array(z.enum(weekdays, choose)).max(weekdays.length),
  from: time,
  until: time,
};
type TypedHours = z.output<z.ZodObject<typeof hourFields>>;

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** null: nothing is chosen. '00:00' at the end is midnight. Days without hours are whole days. */
function hoursOf({ days, from, until }: TypedHours) {
  if (days.length === 0 && !from && !until) return null;
  const end = until ? minutesOf(until) : 0;
  return { days: days.map(Number), from: from ? minutesOf(from) : 0, until: end === 0 ? day : end };
}

function checkHours(typed: TypedHours, { addIssue }: z.core.$RefinementCtx): void {
  const issue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  const hours = hoursOf(typed);
  if (!hours) return;
  if (hours.days.length === 0) issue('days', 'Escolha os dias');
  if (hours.until <= hours.from) issue('until', 'Escolha uma hora depois da primeira');
}

/** One more than may be chosen, so that the error is beside the field. */
const members = z
  .array(personRef)
  .max(75)
  .refine((refs) => refs.length <= maxPeople, `Escolha até ${maxPeople} pessoas`);

const linesOf = (typed: string | null | undefined) =>
  cleanText(typed ?? '')
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Places are one a line. */
export const group = z
  .object({
    name: teamName,
    enabled: inUse,
    negotiation: z.enum(['buy', 'rent'], choose).nullish(),
    price_from: amount,
    price_to: amount,
    places: z
      .string()
      .nullish()
      .transform(linesOf)
      .refine((lines) => lines.length <= maxPlaces, `Escreva até ${maxPlaces} lugares`),
    launch: z.boolean().default(false),
    origins: z.array(z.enum(contactOrigins, choose)).max(contactOrigins.length),
    ...hourFields,
    members,
  })
  .superRefine((typed, context) => {
    checkHours(typed, context);
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { price_from: low, price_to: high } = typed;
    if (typeof low === 'number' && typeof high === 'number' && high <= low)
      issue('price_to', 'Escreva um preço maior que o primeiro');
    if (typed.members.length === 0) issue('members', 'Escolha quem recebe');
  })
  .transform(({ days, from, until, negotiation, ...fields }) => ({
    ...{ ...fields, negotiation: negotiation ?? null, hours: hoursOf({ days, from, until }) },
  }));

export const general = z
  .object({ enabled: inUse, everybody: z.enum(['sim', 'nao'], choose), ...hourFields, members })
  .superRefine((typed, context) => {
    checkHours(typed, context);
    if (typed.everybody === 'nao' && typed.members.length === 0)
      context.addIssue({ code: 'custom', path: ['members'], message: 'Escolha quem recebe' });
  })
  .transform(({ days, from, until, everybody, ...fields }) => ({
    ...{ ...fields, everybody: everybody === 'sim', hours: hoursOf({ days, from, until }) },
  }));

export const member = z
  .object({ weight, ...hourFields })
  .superRefine(checkHours)
  .transform(({ weight: own, ...hours }) => ({ weight: own, hours: hoursOf(hours) }));
