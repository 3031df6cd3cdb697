import { createHash } from 'node:crypto';
import { type ActionFunctionArgs, data, type AppLoadContext } from '@remix-run/node';
import type { LeadAnswer, LeadInput } from '@contract/leads';
import type { z } from 'zod';
import { hiddenField } from '~/domain/forms/hidden-fields';
import type { FormReply } from '~/domain/forms/form-reply';
import { leadFailed } from '~/domain/forms/lead-texts';
import { checkForm, type FormSchema } from '~/domain/forms/validate';
import { privacyVersion } from '~/domain/privacy';
import { LeadNotKept } from './context';
import { isTrapped, readForm, textOf, trapMessage } from './forms.server';

/** What a form says; its key and the visitor's consent are added here. */
type LeadFields = Omit<LeadInput, 'idempotency_key' | 'consent'>;

interface LeadForm<Schema extends FormSchema> {
  schema: Schema;
  lead: (value: z.output<Schema>) => LeadFields;
  /** The redirect (303) of a lead that is kept. */
  done: (value: z.output<Schema>, answer: LeadAnswer, form: FormData) => Promise<Response> | Response;
  failed?: string;
}

/**
 * The action of a form that sends a lead: form data → checked → kept → redirect. 400 with each error on its field; 503
 * where it could not be kept, so that nothing is ever acknowledged and lost. What was typed is given back.
 */
export async function takeLead<Schema extends FormSchema>(
  { request, context }: ActionFunctionArgs,
  { schema, lead, done, failed = leadFailed }: LeadForm<Schema>,
) {
  const form = await readForm(request);
  const submission = checkForm(form, schema);
  if (submission.status !== 'success') return reply({ result: submission.reply() }, 400);
  if (isTrapped(form)) return reply({ result: submission.reply({ formErrors: [trapMessage] }) }, 400);
  const answer = await keep(context, lead(submission.value), textOf(form, hiddenField.key));
  if (!answer) return reply({ result: submission.reply({ formErrors: [failed] }), failed }, 503);
  return done(submission.value, answer, form);
}

const reply = (body: FormReply, status: 400 | 503) => data(body, { status });

async function keep(context: AppLoadContext, lead: LeadFields, formKey: string): Promise<LeadAnswer | null> {
  const now = new Date().toISOString();
  try {
    return await context.leads.accept({
      ...lead,
      idempotency_key: keyOf(lead, formKey || now.slice(0, 10)),
      consent: { version: privacyVersion, at: now },
    });
  } catch (error) {
    if (error instanceof LeadNotKept) return null;
    throw error;
  }
}

/**
 * The same content from the same form is the same lead: a double click, a page sent again. Changed content is another,
 * even from a form that the browser had kept. A form without a key counts as the same for a day.
 */
const keyOf = (lead: LeadFields, formKey: string) =>
  createHash('sha256')
    .update(JSON.stringify([formKey, lead]))
    .digest('hex');
