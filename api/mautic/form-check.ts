import { leadKinds, type LeadKind } from '@contract/leads';
import { startOf } from './answer';
import { sentAliases, unsentKinds } from './sent-aliases';
import type { MauticSettings } from './settings';

/** A form of the house's Mautic, as far as anybody can see it. */
export interface SeenForm {
  kind: LeadKind;
  id: number;
  /** What the site sends and the form has no field for: Mautic passes over it. null: the form could not be read. */
  missing: readonly string[] | null;
  /** Why it could not be. */
  reason?: string;
}

/** How long a form is waited for, in ms. */
const patienceMs = 10_000;
/** A form's script has its whole page as text. */
const maxBytes = 2 * 1024 * 1024;
/** The names of its controls, as HTML, as a script's text or escaped. */
const control = /mauticform(?:\[|%5B|&#x5B;|&#91;|\\u005B)(\w+)/gi;

/**
 * Reads each form that leads go to by the public script that other sites embed it with: it changes nothing. Never throws for
 * what Mautic answers.
 */
export async function seeForms(
  { url, forms }: MauticSettings,
  { fetch = globalThis.fetch, timeoutMs = patienceMs } = {},
): Promise<SeenForm[]> {
  const seen: SeenForm[] = [];
  for (const kind of leadKinds) if (!unsentKinds.includes(kind)) seen.push(await see(kind));
  return seen;

  async function see(kind: LeadKind): Promise<SeenForm> {
    const { id } = forms[kind];
    try {
      const response = await fetch(`${url}/form/generate.js?id=${id}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await startOf(response, maxBytes);
      if (response.status !== 200) return { kind, id, missing: null, reason: `status ${response.status}` };
      const has = new Set([...text.matchAll(control)].map(([, alias]) => alias));
      if (has.size === 0) return { kind, id, missing: null, reason: 'nenhum campo' };
      return { kind, id, missing: sentAliases(kind).filter((alias) => !has.has(alias)) };
    } catch (error) {
      return { kind, id, missing: null, reason: (error as Error).name };
    }
  }
}
