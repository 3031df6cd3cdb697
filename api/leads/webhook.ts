import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Work } from '@api/db/schema-work';
import { WorkTrouble } from '@api/work/trouble';
import type { WorkKind } from '@api/work/work-kind';
import { clock } from '@domain/clock';
import { completingKey } from '@domain/completing-lead';
import { deliveryOf, noteDelivery } from './deliveries';
import { leadFacts, type LeadFacts } from './lead-facts';
import { webhookWork } from './tell-lead';
import type { Webhook } from './webhook-settings';
import type { SubscriptionEnd } from '@domain/subscription';

/** The longest that the operator's system may take, ms. */
const usualTimeoutMs = 10_000;

/** Answers that judge the lead itself; all others speak of the system or of the way to it, and may change. */
const refusals = [400, 413, 422];
/** Answers that say that nothing can be taken at the moment. */
const away = [408, 429, 502, 503, 504];

export interface WebhookParts {
  db: Kysely<Database>;
  siteUrl: string;
  webhook: Webhook | null;
  timeoutMs?: number;
}

/** Leads posted to the operator's system, as JSON, signed as Standard Webhooks are (docs/leads.md). */
export function webhookKind({ db, siteUrl, webhook, timeoutMs = usualTimeoutMs }: WebhookParts): WorkKind {
  return {
    name: webhookWork,
    atOnce: 2,
    perMinute: 120,
    claimSeconds: 60,
    about: (work) => ({ delivery: deliveryOf(work) }),
    ended: noteDelivery,
    async run(work, signal) {
      const { end } = aboutOf(work);
      if (end) {
        if (!webhook) throw new WorkTrouble('later', 'LEADS_WEBHOOK_URL');
        const told = { id: `assinatura-${work.id}`, message: endPayload(end) };
        await post(webhook, told, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
        return {};
      }
      const { photosOf } = aboutOf(work);
      const lead = photosOf ?? (await leadOfDelivery(db, deliveryOf(work)!));
      const facts = lead === undefined ? null : await leadFacts(db, lead, siteUrl);
      if (!facts) return null;
      // It was set when the lead came; whoever took it away may set it again.
      if (!webhook) throw new WorkTrouble('later', 'LEADS_WEBHOOK_URL');
      const told =
        photosOf === undefined
          ? { id: idOf(facts), message: payload(facts) }
          : { id: `${facts.lead.protocol}-fotos-${work.id}`, message: photosPayload(facts) };
      await post(webhook, told, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      return {};
    },
  };
}

const leadOfDelivery = async (db: Kysely<Database>, id: number): Promise<number | undefined> =>
  (await db.selectFrom('lead_delivery').select('lead_id').where('id', '=', id).executeTakeFirst())?.lead_id;

/** What else than a lead's delivery is told of: an announcement, by its lead, whose photos were changed; a subscription's end. */
const aboutOf = ({ details }: Pick<Work, 'details'>): { photosOf?: number; end?: SubscriptionEnd } =>
  (details as { about?: { photosOf?: number; end?: SubscriptionEnd } }).about ?? {};

/** One made complete is another message than its first step: a receiver drops an id that it has had. */
const idOf = ({ lead: { protocol, completed_at } }: LeadFacts): string =>
  completed_at ? completingKey(protocol) : protocol;

async function post(
  { url, key }: Webhook,
  { id, message }: { id: string; message: object },
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(message);
  const headers = { 'Content-Type': 'application/json', ...signature(key, id, body) };
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal }).catch(
    (error: Error & { cause?: { code?: string } }) => {
      throw new WorkTrouble('away', error.cause?.code ?? error.name);
    },
  );
  void answer.body?.cancel().catch(() => undefined);
  if (answer.ok) return;
  const { status } = answer;
  const trouble = refusals.includes(status) ? 'refused' : away.includes(status) ? 'away' : 'later';
  throw new WorkTrouble(trouble, `HTTP ${status}`);
}

/** What is signed: the message's id, its time in whole seconds, its body. @param now ms */
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

/** The message: names of `POST leads` (contract/leads.ts) for what the visitor said; of an announcement those of `announce`, too. */
export function payload({ lead, home, broker, announce }: LeadFacts) {
  const { protocol, kind, name, email, whatsapp, cpf, message, details, campaign } = lead;
  return {
    type: lead.completed_at ? 'lead.completed' : 'lead.created',
    timestamp: (lead.completed_at ?? lead.created_at).toISOString(),
    data: {
      protocol,
      kind,
      name,
      email,
      whatsapp,
      cpf,
      message,
      ...details,
      product: home,
      ...(announce && { announce }),
      broker,
      campaign,
      consent: { version: lead.consent_version, at: lead.consent_at?.toISOString() ?? null },
    },
  };
}

/** Photos were added to an announcement since it was told of: all that there are now. */
export const photosPayload = ({ lead, announce }: LeadFacts, now = clock.now()) => ({
  type: 'announcement.photos',
  timestamp: now.toISOString(),
  data: { protocol: lead.protocol, fotos: announce?.fotos ?? [] },
});

/** Somebody has left a subscription, or was erased. */
export const endPayload = ({ kind, email, what, at }: SubscriptionEnd) => ({
  type: `subscription.${what}`,
  timestamp: at,
  data: { kind, email },
});
