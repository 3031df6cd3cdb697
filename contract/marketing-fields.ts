import { contractFields } from '@domain/announcement/long-form';
import type { AnnounceInput } from './announcements';
import type { LeadInput } from './leads';

/** Marketing form for announcements (spec 2 §9). */
export const announceFormId = 66;

/** Mautic alias, with '[]' after that of a list, and value. */
export type MarketingField = readonly [alias: string, value: string];

// Mautic rejects an empty required field, but accepts a missing one: empty values are left out.
// Mautic accepts repeated submissions: `submission_id` identifies them.
/** Mautic form fields of a lead, without contract-only fields. Nested names are joined: 'visit_day'. */
export function marketingFields({
  idempotency_key,
  kind,
  request_id: _ours,
  from: _origin,
  announced,
  ...leadFields
}: LeadInput): MarketingField[] {
  const fields = flat({ ...leadFields, ...announcementFields(announced?.announce) });
  return fields.length > 0 ? [['submission_id', idempotency_key], ['kind', kind], ...fields] : [];
}

const excludedFields: readonly string[] = contractFields;
const announcementFields = ({ authorisations, ...announce }: Partial<AnnounceInput> = {}) => ({
  ...Object.fromEntries(Object.entries(announce).filter(([name]) => !excludedFields.includes(name))),
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

/** Campaign as query parameters: Mautic reads the campaign of a submission from the URL. */
export function campaignQuery({ campaign }: LeadInput): URLSearchParams {
  const { referrer: _, ...announcementFields } = campaign ?? {};
  return new URLSearchParams(
    Object.entries(announcementFields).flatMap(([name, value]) => (value ? [[`utm_${name}`, value]] : [])),
  );
}
