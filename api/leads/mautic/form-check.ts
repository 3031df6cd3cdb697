import { leadKinds, type LeadKind } from '@contract/leads';
import { startOf } from './answer';
import { sentAliases, unsentKinds } from './sent-aliases';
import type { MauticSettings } from './settings';

export interface CheckedForm {
  kind: LeadKind;
  id: number;
  /** Fields that the site sends but Mautic ignores; null: the form is not readable. */
  missing: readonly string[] | null;
  reason?: string;
}

const callTimeoutMs = 10_000;
const maxBytes = 2 * 1024 * 1024;
const control = /mauticform(?:\[|%5B|&#x5B;|&#91;|\\u005B)(\w+)/gi;

/** Reads the public embed script of each form, without side effects. A failure becomes a `reason`. */
export async function checkForms(
  { url, forms }: MauticSettings,
  { fetch = globalThis.fetch, timeoutMs = callTimeoutMs } = {},
): Promise<CheckedForm[]> {
  const seen: CheckedForm[] = [];
  for (const kind of leadKinds) if (!unsentKinds.includes(kind)) seen.push(await see(kind));
  return seen;

  async function see(kind: LeadKind): Promise<CheckedForm> {
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
