import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { Job } from '@api/platform/jobs/schema-work';
import { JobError } from '@api/platform/jobs/job-error';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import { completingKey } from '@domain/leads/completing-lead';
import { deliveryOf, noteDelivery } from './deliveries';
import { type ErasedLead, erasedEvent } from './erased-event';
import type { LeadExtension } from './lead-extension';
import { leadFacts, type LeadFacts } from './lead-facts';
import { webhookClaimSeconds, webhookJobName } from './notify-lead';
import type { Webhook } from './webhook-settings';
import type { PortalDetails } from '@domain/leads/portals';
import type { SubscriptionEnd } from '@domain/leads/subscription';

const usualTimeoutMs = 10_000;

/** Rejections of the lead itself. Other statuses concern the receiver and may change. */
const refusals = [400, 413, 422];
/** The receiver is unavailable. */
const retryStatuses = [408, 429, 502, 503, 504];

export interface WebhookOptions {
  db: Kysely<LeadsDatabase>;
  siteUrl: string;
  announceOf: LeadExtension['announceOf'];
  webhook: Webhook | null;
  timeoutMs?: number;
}

/** Posts leads as JSON with a signature of Standard Webhooks (docs/leads.md). */
export function webhookJob({
  db,
  siteUrl,
  announceOf,
  webhook,
  timeoutMs = usualTimeoutMs,
}: WebhookOptions): JobDefinition {
  return {
    name: webhookJobName,
    atOnce: 2,
    perMinute: 120,
    claimSeconds: webhookClaimSeconds,
    about: (job) => ({ delivery: deliveryOf(job) }),
    ended: noteDelivery,
    async run(job, signal) {
      const event = await eventOf(db, job, { siteUrl, announceOf });
      if (!event) return null;
      // LEADS_WEBHOOK_URL was set when the job was queued. Wait until it is set again.
      if (!webhook) throw new JobError('later', 'LEADS_WEBHOOK_URL');
      await post(webhook, event, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      return {};
    },
  };
}

interface WebhookEvent {
  id: string;
  message: object;
}

/** null: the lead was erased. */
async function eventOf(
  db: Kysely<LeadsDatabase>,
  job: Job,
  about: Pick<WebhookOptions, 'siteUrl' | 'announceOf'>,
): Promise<WebhookEvent | null> {
  const { end, erased, photosOf } = aboutOf(job);
  if (end) return { id: `assinatura-${job.id}`, message: endPayload(end) };
  if (erased) return erasedEvent(erased);
  const lead = photosOf ?? (await leadOfDelivery(db, deliveryOf(job)!));
  const facts = lead === undefined ? null : await leadFacts(db, lead, about);
  if (!facts) return null;
  return photosOf === undefined
    ? { id: idOf(facts), message: payload(facts) }
    : { id: `${facts.lead.protocol}-fotos-${job.id}`, message: photosPayload(facts) };
}

const leadOfDelivery = async (db: Kysely<LeadsDatabase>, id: number): Promise<number | undefined> =>
  (await db.selectFrom('lead_delivery').select('lead_id').where('id', '=', id).executeTakeFirst())?.lead_id;

/** Events other than a delivery. `photosOf`: the lead of an announcement with changed photos. */
interface OtherEvent {
  photosOf?: number;
  end?: SubscriptionEnd;
  erased?: ErasedLead;
}
const aboutOf = ({ details }: Pick<Job, 'details'>): OtherEvent =>
  (details as { about?: OtherEvent }).about ?? {};

/** A receiver drops repeated ids: a completed lead needs a second id. */
const idOf = ({ lead: { protocol, completed_at } }: LeadFacts): string =>
  completed_at ? completingKey(protocol) : protocol;

async function post(
  { url, key }: Webhook,
  { id, message }: WebhookEvent,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(message);
  const headers = { 'Content-Type': 'application/json', ...signature(key, id, body) };
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal }).catch(
    (error: Error & { cause?: { code?: string } }) => {
      throw new JobError('away', error.cause?.code ?? error.name);
    },
  );
  void answer.body?.cancel().catch(() => undefined);
  if (answer.ok) return;
  const { status } = answer;
  const errorKind = refusals.includes(status) ? 'refused' : retryStatuses.includes(status) ? 'away' : 'later';
  throw new JobError(errorKind, `HTTP ${status}`);
}

/** Headers of Standard Webhooks; the timestamp is in s. @param now ms */
export function signature(
  key: Buffer,
  id: string,
  body: string,
  now = clock.nowMs(),
): Record<string, string> {
  const timestamp = Math.floor(now / 1000);
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` };
}

/** Field names of `POST leads` (contract/leads.ts). */
export function payload({ lead, home: property, broker, announce }: LeadFacts) {
  const { protocol, kind, name, whatsapp, cpf, message, details, campaign, channel, portal } = lead;
  return {
    type: lead.completed_at ? 'lead.completed' : 'lead.created',
    timestamp: (lead.completed_at ?? lead.created_at).toISOString(),
    data: {
      protocol,
      kind,
      name,
      // A contact that the team noted or a portal sent may have a phone alone.
      email: lead.email || null,
      ...(channel !== null && { channel }),
      whatsapp,
      cpf,
      message,
      ...details,
      ...(portal !== null && { portal: portalOf(lead) }),
      // Without its page's broker: `broker` is whom the lead is for.
      product: property && { ...property, broker: undefined },
      ...(announce && { announce }),
      broker: broker && { slug: broker.slug, name: broker.name, email: broker.email },
      campaign,
      consent: { version: lead.consent_version, at: lead.consent_at?.toISOString() ?? null },
    },
  };
}

/** `listing`: the brokerage's code, as the portal sent it. */
const portalOf = ({ portal, portal_contact, portal_listing, details }: LeadFacts['lead']) => ({
  ...(details as { portal?: PortalDetails }).portal,
  ...{ name: portal, contact: portal_contact, listing: portal_listing },
});

/** Contains all current photos. */
export const photosPayload = ({ lead, announce }: LeadFacts, now = clock.now()) => ({
  type: 'announcement.photos',
  timestamp: now.toISOString(),
  data: { protocol: lead.protocol, fotos: announce?.fotos ?? [] },
});

export const endPayload = ({ kind, email, what, at }: SubscriptionEnd) => ({
  type: `subscription.${what}`,
  timestamp: at,
  data: { kind, email },
});
