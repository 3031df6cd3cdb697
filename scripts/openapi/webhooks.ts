import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import type { z } from 'zod';
import {
  announcementPhotosEvent,
  completedLeadEvent,
  erasedLeadEvent,
  leadEvent,
  subscriptionErasedEvent,
  subscriptionLeftEvent,
} from '@contract/webhooks';

const timestamp = '2026-11-30T12:00:00.000Z';
const protocol = '2611-048213';
const lead = {
  protocol,
  kind: 'schedule',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  whatsapp: '+55 (11) 98765-4321',
  cpf: null,
  message: 'Posso levar meu arquiteto?',
  visit: { mode: 'in_person', day: '2026-12-01', period: 'Manhã' },
  page: '/usado/apartamento/1',
  product: {
    id: 1,
    reference: 'AP-0955',
    title: 'Apartamento no Jardim Europa',
    street: 'Rua Alemanha',
    district: 'Jardim Europa',
    city: 'São Paulo',
    url: 'https://site.example/usado/apartamento/1',
    picture: 'https://site.example/fotos/0123456789abcdef01234567/720.jpg',
  },
  broker: { slug: 'marina-couto', name: 'Marina Couto', email: 'marina@casa.com.br' },
  campaign: { source: 'google', medium: 'cpc' },
  consent: { version: '2026-11', at: timestamp },
};
const subscriber = { kind: 'newsletter', email: 'clara@exemplo.com.br' };

interface Outgoing {
  summary: string;
  description: string;
  schema: z.ZodType;
  data: object;
}

const events: Record<string, Outgoing> = {
  'lead.created': {
    summary: 'A lead has come',
    description: 'Also a contact of a portal, one that the team noted, and an announcement (`announce`).',
    schema: leadEvent,
    data: lead,
  },
  'lead.completed': {
    summary: 'A second step of the same person completes a lead',
    description: 'The whole lead again; the `webhook-id` is the protocol and `-2`.',
    schema: completedLeadEvent,
    data: { ...lead, message: 'Prefiro à tarde.' },
  },
  'lead.erased': {
    summary: 'A lead was erased: delete what you have of it',
    description: 'By request, with an account, or after five years. It comes after the lead.',
    schema: erasedLeadEvent,
    data: { protocol },
  },
  'announcement.photos': {
    summary: 'An owner has changed the photos of an announcement',
    description: 'All current photos, fifteen minutes after the last change.',
    schema: announcementPhotosEvent,
    data: { protocol, fotos: ['https://site.example/fotos-do-anuncio/1'] },
  },
  'subscription.left': {
    summary: 'A person has left newsletter or magazine',
    description: 'Remove the address from your tool.',
    schema: subscriptionLeftEvent,
    data: subscriber,
  },
  'subscription.erased': {
    summary: 'A subscription was erased with its person',
    description: 'Remove the address from your tool.',
    schema: subscriptionErasedEvent,
    data: subscriber,
  },
};

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const },
}));

/** Messages by their type, as examples. */
export const webhookExamples = Object.fromEntries(
  Object.entries(events).map(([type, { data }]) => [type, { type, timestamp, data }]),
);

/** What the back end posts to `LEADS_WEBHOOK_URL` (docs/leads.md). */
export const webhooks: Record<string, ZodOpenApiPathItemObject> = Object.fromEntries(
  Object.entries(events).map(([type, { summary, description, schema }]) => [
    type,
    {
      post: {
        operationId: `send${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        summary,
        description,
        tags: ['Webhooks'],
        'x-origin': 'ours' as const,
        'x-access': 'The back end, by the signature of Standard Webhooks (LEADS_WEBHOOK_SECRET)',
        security: [{ standardWebhook: [] }],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema, example: webhookExamples[type] } },
        },
        responses: {
          '2XX': { description: 'Delivered.' },
          400: { description: 'Refused, until `npm run leads -- retry`; 413 and 422 as well.' },
          503: { description: 'All messages wait and come again; 408, 429, 502 and 504 as well.' },
        },
      },
    },
  ]),
);
