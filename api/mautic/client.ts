import type { LeadInput } from '@contract/leads';
import type { LeadOrigin } from '@domain/lead-origin';
import { wasNotReached } from '@domain/not-reached';
import { campaignQuery, marketingFields } from '@contract/marketing-fields';
import { type MauticAnswer, readMauticAnswer } from './answer';
import type { MauticSettings } from './settings';

/** How long an answer is waited for, in ms: longer than a connection is, which is then told from an answer that is late. */
const patienceMs = 15_000;

/** A lead has nothing to say to a form (spec 1 §10). */
export class EmptyFormError extends Error {
  override name = 'EmptyFormError';
  override message = 'Os dados do formulário não podem estar vazios.';
}

export type SubmitLead = (lead: LeadInput, from: LeadOrigin) => Promise<MauticAnswer>;

/**
 * Posts leads to Mautic's forms as a browser would, but asks for an answer that can be read (`ajax=1`): else a success and
 * an error are both a redirect. No redirect is followed and no cookie kept, by which all leads would become one person.
 * @returns a function that throws EmptyFormError, and nothing else
 */
export const mauticClient =
  (
    { url, forms }: MauticSettings,
    {
      fetch = globalThis.fetch,
      timeoutMs = patienceMs,
    }: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
  ): SubmitLead =>
  async (lead, { page, visitor }) => {
    const fields = marketingFields(lead);
    if (fields.length === 0) throw new EmptyFormError();
    const { id, name } = forms[lead.kind];
    const body = new FormData();
    const own = [
      ['formId', String(id)],
      ['formName', name],
      ['return', page],
    ] as const;
    for (const [alias, value] of [...fields, ...own]) body.append(fieldName(alias), value);
    const query = campaignQuery(lead);
    query.set('ajax', '1');
    try {
      const response = await fetch(`${url}/form/submit?${query}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'user-agent': visitor?.userAgent ?? 'Bossa Nova',
          ...(visitor?.ip ? { 'x-forwarded-for': visitor.ip } : {}),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await readMauticAnswer(response);
    } catch (error) {
      const { name: reason } = error as Error;
      return wasNotReached(error) ? { is: 'away', reason } : { is: 'unclear', reason };
    }
  };

/** 'mauticform[fase][]' of 'fase[]' */
const fieldName = (alias: string) => alias.replace(/^\w+/, 'mauticform[$&]');
