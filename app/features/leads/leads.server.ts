import { createHash } from 'node:crypto';
import { type ActionFunctionArgs, data, type AppLoadContext } from '@remix-run/node';
import { campaign } from '@contract/campaign';
import { maxAgentLength } from '@contract/geolocation';
import type { LeadAnswer, LeadInput } from '@contract/leads';
import type { z } from 'zod';
import { hiddenField } from '~/forms/hidden-fields';
import type { FormReply } from '~/forms/form-reply';
import { leadWaits, tooManyLeads } from './lead-texts';
import { sendingFailed } from '~/forms/form-texts';
import type { Form, FormSchema } from '~/forms/form';
import { clock } from '@domain/kernel/clock';
import { completedKey } from '@domain/leads/completing-lead';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { privacyVersion } from '@domain/people/privacy';
import { isSubscription } from '@domain/leads/subscription';
import { flashName } from '~/domain/snackbar';
import { returnTo } from '~/domain/return-to';
import { queueEvent } from '../marketing/analytics/analytics-queue.server';
import { campaignOf, noteCampaign } from '~/features/marketing/campaign.server';
import { seenArms } from '~/features/marketing/experiments.server';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { isSignedOut } from '~/back-end/errors.server';
import { LeadNotStored, type LeadReceipt, type SendLead } from './lead-intake';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { flashCookie } from '~/request/flash.server';
import { isNewPerson } from './new-person.server';
import { isHoneypotFilled, readForm, textOf, honeypotMessage } from '~/forms/forms.server';

/** Fields of a lead; campaign, experiments and consent are added here. */
type LeadFields = Omit<LeadInput, 'idempotency_key' | 'consent'> &
  Pick<Partial<LeadInput>, 'idempotency_key'>;

interface LeadOptions<Schema extends FormSchema> {
  lead: (value: z.output<Schema>, typed: FormData) => LeadFields;
  done: (
    value: z.output<Schema>,
    answer: LeadAnswer,
    typed: FormData,
    key: string,
  ) => Promise<Response> | Response;
  failed?: string;
  /** An error of the back end is a failure for the visitor, although the outbox has the lead (spec 2 §8). */
  failsOnError?: boolean;
  /** false: analytics do not learn of it, since the property is reserved. */
  isTracked?: boolean;
}

/** Action of a lead form: 400 by field, 429 over the limit, 503 if not stored. @param hidden extra field names */
export async function takeLead<Schema extends FormSchema>(
  { request, context }: ActionFunctionArgs,
  form: Form<Schema>,
  { lead, done, failed = sendingFailed, failsOnError = false, isTracked = true }: LeadOptions<Schema>,
  ...hidden: readonly string[]
) {
  const typed = await readForm(request, form, ...Object.values(hiddenField), ...hidden);
  noteCampaign(request, typed);
  const submission = await form.check(typed);
  if (submission.status !== 'success') return reply({ result: submission.reply() }, 400);
  const refuse = (text: string) => ({ result: submission.reply({ formErrors: [text] }), failed: text });
  if (isHoneypotFilled(typed))
    return reply({ result: submission.reply({ formErrors: [honeypotMessage] }) }, 400);
  const wait = await context.leadLimit(context.visitor.ip);
  if (wait > 0) return reply(refuse(tooManyLeads(wait)), 429, { 'Retry-After': String(wait) });
  const fields = lead(submission.value, typed);
  const key = fields.idempotency_key ?? keyOf(fields, typed);
  const receipt = await storeLead(request, context, fields, typed, key, isTracked);
  if (!receipt || (failsOnError && receipt.hasError)) return reply(refuse(failed), 503);
  const response = await done(submission.value, receipt, typed, key);
  return receipt.isWaiting ? addWaitingMessage(response) : response;
}

const reply = (body: FormReply, status: number, headers?: HeadersInit) => data(body, { status, headers });

/** Adds a notice, unless the response has a flash message. */
async function addWaitingMessage(response: Response): Promise<Response> {
  const says = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashName}=`));
  if (!says) response.headers.append('Set-Cookie', await flashCookie({ tone: 'success', text: leadWaits }));
  return response;
}

/** Stores a lead; null on failure. @param key default: a hash, so that equal fields of a form are one lead */
export async function storeLead(
  request: Request,
  context: AppLoadContext,
  lead: LeadFields,
  typed: FormData,
  key = keyOf(lead, typed),
  isTracked = true,
): Promise<LeadReceipt | null> {
  const now = clock.now().toISOString();
  try {
    const page = pageOf(request, typed, context.siteUrl);
    const isNew = await isNewPerson(context, lead);
    const input = {
      ...lead,
      ...(isSubscription(lead.kind) && { page }),
      ...(isNew && { created_new_user: true }),
      idempotency_key: key,
      request_id: context.requestId,
      campaign: takenOf({ ...campaignOf(request, typed), ...lead.campaign }),
      experiments: seenArms(request),
      consent: { version: privacyVersion, at: now },
    };
    const from = { page, visitor: visitorOf(request, context) };
    const receipt = await context.leads.accept(input, { from, send: sendAs(context) });
    if (isTracked) trackLead(input, context);
    return receipt;
  } catch (error) {
    if (error instanceof LeadNotStored) return null;
    throw error;
  }
}

/** With the bearer as it is; once again without it if it is refused (docs/decisions/0089). undefined: signed out. */
function sendAs({ api, session }: AppLoadContext): SendLead | undefined {
  const own = session.current?.sendLead;
  if (!own) return undefined;
  return (lead, options) =>
    own(lead, options).catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
      return api.shared.sendLead(lead, options);
    });
}

/** No event for newsletters, nor for the second step of a lead. */
function trackLead({ kind = 'lead', product_id, idempotency_key: key }: LeadFields, context: AppLoadContext) {
  if (isSubscription(kind) || !key || completedKey(key) !== null) return;
  const fields = { event: 'generate_lead', lead_type: kind, product_id: product_id ?? undefined } as const;
  queueEvent(context, fields, key);
}

/** Drops invalid campaign fields, since anyone can write the URL. */
const takenOf = (fields: object): LeadInput['campaign'] => {
  const taken = Object.entries(fields).filter(
    ([field, value]) => campaign.safeParse({ [field]: value }).success,
  );
  return campaign.parse(Object.fromEntries(taken));
};

const pageOf = (request: Request, typed: FormData, siteUrl: string): string => {
  const { url } = request;
  const path = returnTo(textOf(typed, hiddenField.returnTo)) ?? sameSiteReferrer(request, siteUrl);
  return new URL(path ?? url, url).pathname;
};

/** Browser data for marketing; only with consent. */
function visitorOf(request: Request, { visitor }: AppLoadContext): LeadOrigin['visitor'] {
  if (!readConsent(request).marketing) return undefined;
  return { ip: visitor.ip, userAgent: request.headers.get('User-Agent')?.slice(0, maxAgentLength) ?? null };
}

/** Equal content of a form is one lead, so a double click sends one; without a form key, within a day. */
function keyOf(lead: LeadFields, typed: FormData): string {
  const formKey = textOf(typed, hiddenField.key) || clock.now().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([formKey, lead]))
    .digest('hex');
}
