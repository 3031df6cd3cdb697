import { z } from 'zod';
import {
  contactSorts,
  type ContactTab,
  contactTabs,
  maxSearchLength,
  responsiblePattern,
} from '@domain/leads/contact-parts';
import { contactChannels, contactStates } from '@domain/leads/contact-state';
import { storedLeadKinds } from '@domain/leads/lead-kinds';
import { answerChannels } from '@domain/leads/answer-channel';
import { offerOutcomes } from '@domain/leads/distribution/offer-outcome';
import { contactOrigins, portals } from '@domain/leads/portals';
import { suspicions } from '@domain/leads/suspicion';
import { staffAct, staffReading } from './staff-audit';

export { contactTabs, type ContactTab };

/** 'broker:12', 'member:3'. */
export const responsibleRef = z
  .string()
  .regex(responsiblePattern)
  .transform((text) => {
    const [kind, id] = text.split(':');
    return { kind: kind as 'broker' | 'member', id: Number(id) };
  });

/** Who answers a contact. */
export const responsible = z.object({
  kind: z.enum(['broker', 'member']),
  id: z.number(),
  name: z.string(),
});
export type Responsible = z.output<typeof responsible>;

/** Who was asked to take a contact. */
export const staffOffer = z.object({
  /** null: the person left. */
  name: z.string().nullable(),
  /** The member, or the broker of the same e-mail. */
  is_own: z.boolean(),
  /** 'porque cuida do imóvel' */
  reason: z.string(),
  at: z.string(),
  /** null: the last resort has no time. */
  due_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** null: open. */
  outcome: z.enum(offerOutcomes).nullable(),
});
export type StaffOffer = z.output<typeof staffOffer>;

/** `GET staff/contacts`, 50 a page. `since` is a day of São Paulo. */
export const staffContactsQuery = z.object({
  tab: z.enum(contactTabs).default('untaken'),
  text: z.string().max(maxSearchLength).default(''),
  since: z.iso.date().optional(),
  responsible: responsibleRef.optional(),
  origin: z.enum(contactOrigins).optional(),
  sort: z.enum(contactSorts).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

const deliveryPlaces = ['house', 'broker', 'webhook', 'mautic'] as const;
const deliveryStates = ['queued', 'waiting', 'sent', 'refused', 'unclear'] as const;
const property = z.object({ id: z.number(), code: z.string(), title: z.string() });

/** What row and record have in common. Times are ISO. */
const contact = z.object({
  id: z.number(),
  protocol: z.string(),
  created_at: z.string(),
  kind: z.enum(storedLeadKinds),
  /** Name of the form: 'Pedido de visita'. */
  request: z.string(),
  name: z.string(),
  /** null: a member wrote the contact down without it, or a portal sent none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  property: property.nullable(),
  state: z.enum(contactStates),
  responsible: responsible.nullable(),
  /** Of a contact that a member wrote down. */
  channel: z.enum(contactChannels).nullable(),
  suspicion: z.enum(suspicions).nullable(),
  /** Of a contact that a portal sent. */
  portal: z
    .object({
      name: z.enum(portals),
      /** The portal's id of the contact. */
      contact: z.string().nullable(),
      /** The brokerage's code of the listing, as the portal sent it; without `property` no property has it. */
      listing: z.string().nullable(),
    })
    .nullable(),
});

export const staffContactRow = contact.extend({
  /** Visit: '26/11/2026, manhã, presencial'. */
  visit: z.string().nullable(),
  campaign: z.object({ source: z.string().nullish(), campaign: z.string().nullish() }),
  next_on: z.string().nullable(),
  /** Whom the contact is offered to now. */
  offered_to: z.string().nullable(),
  deliveries: z.array(z.object({ place: z.enum(deliveryPlaces), state: z.enum(deliveryStates) })),
});
export type StaffContactRow = z.output<typeof staffContactRow>;

/** Received = delivered + refused + unclear + waiting + lost; `lost` must be 0 (api/leads/reconciliation.ts). */
const reconciliation = z.object({
  received: z.number(),
  delivered: z.number(),
  refused: z.number(),
  unclear: z.number(),
  waiting: z.number(),
  lost: z.number(),
});

export const staffContactsAnswer = z.object({
  data: z.object({
    contacts: z.array(staffContactRow),
    /** Of the filters; of a search at most `maxFound`. */
    total: z.number(),
    /** The search finds more than `total`. */
    has_more: z.boolean(),
    /** Of the tabs, without filters. */
    counts: z.record(z.enum(contactTabs), z.number()),
    /** Contacts of today in São Paulo. */
    today: reconciliation,
    /** When the oldest contact came whose delivery waits. */
    oldest_waiting_at: z.string().nullable(),
    /** Who may answer a contact, by name; only oneself with a grant of one's own. */
    responsibles: z.array(responsible),
  }),
});
export type StaffContacts = z.output<typeof staffContactsAnswer>['data'];

const rows = z.array(z.tuple([z.string(), z.string()]));

/** `GET staff/contacts/:id`. Opening is an act (`contacts.read`), once in ten minutes for each member. */
export const staffContactAnswer = z.object({
  data: contact.extend({
    cpf: z.string().nullable(),
    message: z.string().nullable(),
    /** [label, value] of what only this form has. */
    details: rows,
    preference: z.string().nullable(),
    campaign: rows,
    /** 'art. 7º, V': what the answer rests on (LGPD). */
    consent: z.object({
      version: z.string(),
      at: z.string().nullable(),
      basis: z.string(),
      purpose: z.string(),
    }),
    property: property
      .extend({
        district: z.string(),
        city: z.string(),
        /** Whole reais. */
        price: z.number().nullable(),
        is_rent: z.boolean(),
        /** Path of its page; null: it has none now. */
        path: z.string().nullable(),
      })
      .nullable(),
    state_reason: z.string().nullable(),
    remind_on: z.string().nullable(),
    next_step: z.string().nullable(),
    next_on: z.string().nullable(),
    taken_at: z.string().nullable(),
    /** Promise to the person; null: the contact came without distribution. */
    reply_due_at: z.string().nullable(),
    /** The first one. `informed`: somebody says so. */
    answer: z.object({ at: z.string(), channel: z.enum(answerChannels), informed: z.boolean() }).nullable(),
    /** 'ninguém falou comigo', since the last answer. */
    complained_at: z.string().nullable(),
    /** The oldest first. */
    offers: z.array(staffOffer),
    /** Who wrote the contact down. */
    noted_by: z.string().nullable(),
    /** Of the request, for the support. */
    request_id: z.string().nullable(),
    hints: z.object({
      /** Of the property. */
      property: responsible.nullable(),
      /** Whom the person chose on the form's page. */
      chosen: responsible.nullable(),
      /** Who answered the person's newest other contact. */
      earlier: responsible.extend({ at: z.string() }).nullable(),
    }),
    responsibles: z.array(responsible),
    deliveries: z.array(
      z.object({
        id: z.number(),
        place: z.enum(deliveryPlaces),
        address: z.string(),
        state: z.enum(deliveryStates),
        attempts: z.number(),
        /** Of the next attempt. */
        next_at: z.string().nullable(),
        events: z.array(
          z.object({
            at: z.string(),
            state: z.enum(deliveryStates),
            reason: z.string().nullable(),
            /** Of the form's fields, joined. */
            errors: z.string().nullable(),
            times: z.number(),
          }),
        ),
      }),
    ),
    notes: z.array(
      z.object({ id: z.number(), at: z.string(), member: z.string().nullable(), text: z.string() }),
    ),
    /** The person's other contacts (same e-mail or phone), newest first. */
    others: z.array(
      contact.pick({ id: true, protocol: true, created_at: true, request: true, state: true }).extend({
        code: z.string().nullable(),
        responsible: responsible.nullable(),
      }),
    ),
    /** Who opened the contact last; the first is this reading. */
    readers: z.array(staffReading),
    acts: z.array(staffAct),
  }),
});
export type StaffContact = z.output<typeof staffContactAnswer>['data'];
