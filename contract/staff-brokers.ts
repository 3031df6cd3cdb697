import { z } from 'zod';
import { brokerName, brokerText, creci, secureUrl } from '@domain/brokerage/broker-fields';
import { email } from '@domain/validation/email';
import { formatTelefone, telefone } from '@domain/validation/telefone';

const optional = <Value extends z.ZodType>(value: Value) =>
  value.nullish().transform((given) => given ?? null);

/** The fields that the admin changes. An empty one is null. */
export const staffBrokerFields = z.object({
  name: brokerName('Preencha o nome'),
  creci: creci('Preencha o CRECI'),
  phone: optional(telefone.transform(formatTelefone)),
  email: optional(email),
  linkedin: optional(secureUrl('Escreva o endereço inteiro, com https://')),
  cv: optional(brokerText('Preencha o texto')),
  active: z.boolean(),
});
export type StaffBrokerFields = z.output<typeof staffBrokerFields>;

/** Old values are those of the database: rules of today may refuse them. */
const storedText = z.string().max(4_000);
export const storedBrokerFields = z.object({
  name: storedText,
  creci: storedText,
  phone: storedText.nullable(),
  email: storedText.nullable(),
  linkedin: storedText.nullable(),
  cv: storedText.nullable(),
  active: z.boolean(),
});

const [value, was] = [staffBrokerFields.shape, storedBrokerFields.shape];
const change = <Name extends keyof typeof value>(name: Name) =>
  z.object({ was: was[name], value: value[name] }).optional();

/**
 * `PUT staff/brokers/:id`: each changed field with the value that its form read. 409 with `conflict`: another has changed
 * some of them; the others are saved. 409 for a broker of another source. 422 of `email`: contacts go to that address.
 */
export const staffBrokerBody = z.object({
  name: change('name'),
  creci: change('creci'),
  phone: change('phone'),
  email: change('email'),
  linkedin: change('linkedin'),
  cv: change('cv'),
  active: change('active'),
});

/** house: the brokerage's own, which the admin changes. former: no longer in its file. demo: of the demo's catalogue. */
export const brokerSources = ['house', 'former', 'demo', 'other'] as const;
export type BrokerSource = (typeof brokerSources)[number];

const staffBroker = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  creci: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  linkedin: z.string().nullable(),
  cv: z.string().nullable(),
  segment: z.string().nullable(),
  team: z.string().nullable(),
  active: z.boolean(),
  source: z.enum(brokerSources),
  /** Properties that name the broker. */
  properties: z.number(),
});
export type StaffBroker = z.output<typeof staffBroker>;

/** `GET staff/brokers`: all, by name. */
export const staffBrokersAnswer = z.object({ data: z.object({ brokers: z.array(staffBroker) }) });

/** `GET staff/brokers/:id` */
export const staffBrokerAnswer = z.object({ data: staffBroker });
