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
import { clock } from '@domain/clock';
import { completedKey } from '@domain/completing-lead';
import type { LeadOrigin } from '@domain/lead-origin';
import { privacyVersion } from '@domain/privacy';
import { isSubscription } from '@domain/subscription';
import { flashName } from '~/domain/snackbar';
import { returnTo } from '~/domain/return-to';
import { tellNext } from '~/features/marketing/analytics/tell-next.server';
import { campaignOf, noteCampaign } from '~/features/marketing/campaign.server';
import { seenArms } from '~/features/marketing/experiments.server';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { LeadNotKept, type LeadReceipt } from '~/features/leads/lead-desk';
import { pageBefore } from '~/request/page-before.server';
import { flashCookie } from '~/request/flash.server';
import { isNewPerson } from './new-person.server';
import { isTrapped, readForm, textOf, trapMessage } from '~/forms/forms.server';

/** What a form says, with its key where it has one of its own; else that, where else the visitor came from and the consent are added here. */
type LeadFields = Omit<LeadInput, 'idempotency_key' | 'consent'> &
  Pick<Partial<LeadInput>, 'idempotency_key'>;

interface LeadOptions<Schema extends FormSchema> {
  lead: (value: z.output<Schema>, typed: FormData) => LeadFields;
  /** The answer of a lead that is kept, by its key: a redirect (303), or its form's next step. */
  done: (
    value: z.output<Schema>,
    answer: LeadAnswer,
    typed: FormData,
    key: string,
  ) => Promise<Response> | Response;
  failed?: string;
}

/**
 * The action of a form that sends a lead: form data → checked → kept → redirect. 400 with each error on its field; 429
 * where the visitor's address has sent too many; 503 where it could not be kept, so that nothing is ever acknowledged
 * and lost. What was typed is given back.
 * @param hidden fields of the form beside those of its schema and of all forms
 */
export async function takeLead<Schema extends FormSchema>(
  { request, context }: ActionFunctionArgs,
  form: Form<Schema>,
  { lead, done, failed = sendingFailed }: LeadOptions<Schema>,
  ...hidden: readonly string[]
) {
  const typed = await readForm(request, form, ...Object.values(hiddenField), ...hidden);
  noteCampaign(request, typed);
  const submission = await form.check(typed);
  if (submission.status !== 'success') return reply({ result: submission.reply() }, 400);
  const refuse = (text: string) => ({ result: submission.reply({ formErrors: [text] }), failed: text });
  if (isTrapped(typed)) return reply({ result: submission.reply({ formErrors: [trapMessage] }) }, 400);
  const wait = context.leadLimit(context.visitor.ip);
  if (wait > 0) return reply(refuse(tooManyLeads(wait)), 429, { 'Retry-After': String(wait) });
  const told = lead(submission.value, typed);
  const key = told.idempotency_key ?? keyOf(told, typed);
  const receipt = await keepLead(request, context, told, typed, key);
  if (!receipt) return reply(refuse(failed), 503);
  const response = await done(submission.value, receipt, typed, key);
  return receipt.isWaiting ? sayThatItWaits(response) : response;
}

const reply = (body: FormReply, status: number, headers?: HeadersInit) => data(body, { status, headers });

/** On whatever page comes next; the newsletter's own message says enough. */
async function sayThatItWaits(response: Response): Promise<Response> {
  const says = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashName}=`));
  if (!says) response.headers.append('Set-Cookie', await flashCookie({ tone: 'success', text: leadWaits }));
  return response;
}

/** Keeps a lead; null where nobody could. @param key else the same fields of the same form are one lead */
export async function keepLead(
  request: Request,
  context: AppLoadContext,
  lead: LeadFields,
  typed: FormData,
  key = keyOf(lead, typed),
): Promise<LeadReceipt | null> {
  const now = clock.now().toISOString();
  try {
    const page = pageOf(request, typed, context.siteUrl);
    const isNew = await isNewPerson(context, lead);
    const kept = {
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
    const receipt = await context.leads.accept(kept, { from, send: context.session.current?.sendLead });
    tellOf(kept, context);
    return receipt;
  } catch (error) {
    if (error instanceof LeadNotKept) return null;
    throw error;
  }
}

/** Analytics hear of a lead once it is kept: not of a newsletter, nor again of what makes one complete. */
function tellOf({ kind = 'lead', product_id, idempotency_key: key }: LeadFields, context: AppLoadContext) {
  if (isSubscription(kind) || !key || completedKey(key) !== null) return;
  const told = { event: 'generate_lead', lead_type: kind, product_id: product_id ?? undefined } as const;
  tellNext(context, told, key);
}

/** An address may say anything; what no back end would take is left out. */
const takenOf = (told: object): LeadInput['campaign'] => {
  const taken = Object.entries(told).filter(
    ([field, value]) => campaign.safeParse({ [field]: value }).success,
  );
  return campaign.parse(Object.fromEntries(taken));
};

/** The page that the form stood in: as it says itself, else as the browser says. */
const pageOf = (request: Request, typed: FormData, siteUrl: string): string => {
  const { url } = request;
  const said = returnTo(textOf(typed, hiddenField.returnTo)) ?? pageBefore(request, siteUrl);
  return new URL(said ?? url, url).pathname;
};

/** What the house's marketing may know of the browser, of whom it allows; else nothing. */
function visitorOf(request: Request, { visitor }: AppLoadContext): LeadOrigin['visitor'] {
  if (!readConsent(request).marketing) return undefined;
  return { ip: visitor.ip, userAgent: request.headers.get('User-Agent')?.slice(0, maxAgentLength) ?? null };
}

/**
 * The same content from the same form is the same lead: a double click, a page sent again. Changed content is another,
 * even from a form that the browser had kept. A form without a key counts as the same for a day.
 */
function keyOf(lead: LeadFields, typed: FormData): string {
  const formKey = textOf(typed, hiddenField.key) || clock.now().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([formKey, lead]))
    .digest('hex');
}
