import type { LeadInput } from '@contract/leads';

/** One field of a form: its alias as Mautic has it, '[]' after that of a list, and what it says. */
export type MauticField = readonly [alias: string, value: string];

/**
 * A lead as fields of a marketing form: under its own names (contract/leads.ts), which are snake_case; what stands inside
 * one is joined to it ('visit_day', 'campaign_source', 'consent_at'). What says nothing is left out: Mautic passes over a
 * required field that is not there, and refuses one that is empty. `submission_id` is what twins are found by, since
 * Mautic takes whatever it is sent twice.
 */
export function mauticFields({
  idempotency_key,
  kind,
  request_id: _ours,
  ...said
}: LeadInput): MauticField[] {
  const fields = flat(said);
  return fields.length > 0 ? [['submission_id', idempotency_key], ['kind', kind], ...fields] : [];
}

const flat = (values: object, within = ''): MauticField[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]): MauticField[] => {
    const alias = within + name;
    if (value === undefined || value === null || value === '') return [];
    if (Array.isArray(value)) return value.map((each) => [`${alias}[]`, String(each)]);
    if (typeof value === 'object') return flat(value, `${alias}_`);
    if (typeof value === 'boolean') return [[alias, value ? '1' : '0']];
    return [[alias, `${value as string | number}`]];
  });

/** Where the visitor came from, as parameters of the address: Mautic reads the campaign of a submission there. */
export function campaignQuery({ campaign }: LeadInput): URLSearchParams {
  const { referrer: _, ...told } = campaign ?? {};
  return new URLSearchParams(
    Object.entries(told).flatMap(([name, value]) => (value ? [[`utm_${name}`, value]] : [])),
  );
}
