import type { LeadInput } from '@contract/leads';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { isConnectionError } from '@domain/network/connection-error';
import { campaignQuery, marketingFields } from '@contract/marketing-fields';
import { type MauticAnswer, readMauticAnswer } from './answer';
import type { MauticSettings } from './settings';

/** Longer than the connection timeout: a late answer must differ from a failed connection. */
const callTimeoutMs = 15_000;

/** The lead has no value for the form (spec 1 §10). */
export class EmptyFormError extends Error {
  override name = 'EmptyFormError';
  override message = 'Os dados do formulário não podem estar vazios.';
}

export type SubmitLead = (lead: LeadInput, from: LeadOrigin) => Promise<MauticAnswer>;

/**
 * Posts leads to Mautic forms. `ajax=1` requests JSON instead of a redirect. Throws only EmptyFormError.
 * It follows no redirect and stores no cookie: Mautic would merge all leads into one contact.
 */
export const mauticClient =
  (
    { url, forms }: MauticSettings,
    {
      fetch = globalThis.fetch,
      timeoutMs = callTimeoutMs,
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
      return isConnectionError(error) ? { is: 'away', reason } : { is: 'unclear', reason };
    }
  };

/** Example: 'fase[]' becomes 'mauticform[fase][]'. */
const fieldName = (alias: string) => alias.replace(/^\w+/, 'mauticform[$&]');
