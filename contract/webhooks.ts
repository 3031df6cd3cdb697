import { z } from 'zod';
import { leadKinds } from '@domain/leads/lead-kinds';
import { portals } from '@domain/leads/portals';
import { subscriptionKinds } from '@domain/leads/subscription';
import { announce } from './announcements';
import { leadBody } from './leads';

/** What the back end posts to `LEADS_WEBHOOK_URL` (docs/leads.md). The writers are api/leads/webhook.ts and erased-event.ts. */
const timestamp = z.iso.datetime();
const protocol = z.string();

const portalContact = z.object({
  name: z.enum(portals),
  /** The portal's id of the contact. */
  contact: z.string().nullable(),
  /** The brokerage's code, as the portal sent it. */
  listing: z.string().nullable(),
  listing_id: z.string().optional(),
  negotiation: z.string().optional(),
  temperature: z.string().optional(),
  request: z.string().optional(),
  /** [label, text] of what could not be read. */
  as_sent: z.array(z.tuple([z.string(), z.string()])).optional(),
});

/** Empty fields of the form are left out. */
const formFields = leadBody
  .pick({
    created_new_user: true,
    contact_preference: true,
    subject: true,
    close_prevision: true,
    objective: true,
    place: true,
    fase: true,
    tipology: true,
    price_min: true,
    price_max: true,
    rooms: true,
    suites: true,
    garage: true,
    visit: true,
    experiments: true,
    page: true,
  })
  .partial();

const lead = z.object({
  protocol,
  kind: z.enum([...leadKinds, 'phone-shown']),
  name: z.string(),
  /** null: a contact of a portal or of the team without one. */
  email: z.string().nullable(),
  /** A contact that the team noted: 'telefone', 'visita', 'outro'. */
  channel: z.string().optional(),
  whatsapp: z.string().nullable(),
  cpf: z.string().nullable(),
  message: z.string().nullable(),
  ...formFields.shape,
  portal: portalContact.optional(),
  /** null: none, or one that visitors may not see. */
  product: z
    .object({
      id: z.number().int(),
      reference: z.string(),
      title: z.string(),
      street: z.string().nullable(),
      district: z.string(),
      city: z.string(),
      url: z.string().nullable(),
      picture: z.string().nullable(),
    })
    .nullable(),
  announce: announce.optional(),
  broker: z.object({ slug: z.string(), name: z.string(), email: z.string().nullable() }).nullable(),
  campaign: z.record(z.string(), z.unknown()),
  consent: z.object({ version: z.string(), at: timestamp.nullable() }),
});

export const leadEvent = z.object({ type: z.literal('lead.created'), timestamp, data: lead });
export const completedLeadEvent = z.object({ type: z.literal('lead.completed'), timestamp, data: lead });
export const erasedLeadEvent = z.object({
  type: z.literal('lead.erased'),
  timestamp,
  data: z.object({ protocol }),
});
export const announcementPhotosEvent = z.object({
  type: z.literal('announcement.photos'),
  timestamp,
  data: z.object({ protocol, fotos: announce.shape.fotos }),
});
const subscription = z.object({ kind: z.enum(subscriptionKinds), email: z.string() });
export const subscriptionLeftEvent = z.object({
  type: z.literal('subscription.left'),
  timestamp,
  data: subscription,
});
export const subscriptionErasedEvent = z.object({
  type: z.literal('subscription.erased'),
  timestamp,
  data: subscription,
});

export const webhookEvents = [
  leadEvent,
  completedLeadEvent,
  erasedLeadEvent,
  announcementPhotosEvent,
  subscriptionLeftEvent,
  subscriptionErasedEvent,
] as const;
