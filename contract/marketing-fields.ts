import { contractFields } from '@domain/announcement/long-form';
import type { AnnounceInput } from './announcements';
import type { LeadInput } from './leads';

/** The number of the form that homes are announced by (spec 2 §9). */
export const announceFormId = 66;

/** One field of a form: its alias as Mautic has it, '[]' after that of a list, and what it says. */
export type MarketingField = readonly [alias: string, value: string];

/**
 * A lead as fields of a marketing form: under its own names (./leads.ts), and a home's that is announced (./announcements.ts),
 * which are snake_case; what stands inside one is joined to it ('visit_day', 'campaign_source', 'consent_at'). What says nothing is left out: Mautic passes over a
 * required field that is not there, and refuses one that is empty. What only a contract needs stays with the house; of
 * what an owner allows the name and the text are told. `submission_id` is what twins are found by, since
 * Mautic takes whatever it is sent twice.
 */
export function marketingFields({
  idempotency_key,
  kind,
  request_id: _ours,
  from: _onTheWay,
  announced,
  ...said
}: LeadInput): MarketingField[] {
  const fields = flat({ ...said, ...told(announced?.announce) });
  return fields.length > 0 ? [['submission_id', idempotency_key], ['kind', kind], ...fields] : [];
}

const untold: readonly string[] = contractFields;
const told = ({ authorisations, ...announce }: Partial<AnnounceInput> = {}) => ({
  ...Object.fromEntries(Object.entries(announce).filter(([name]) => !untold.includes(name))),
  authorisations: authorisations?.map(({ name, version }) => `${name} ${version}`),
});

const flat = (values: object, within = ''): MarketingField[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]): MarketingField[] => {
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
