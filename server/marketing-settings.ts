import { type MauticSettings, readMauticSettings } from '@api/mautic/settings';
import { StartupError } from '@api/errors';
import { type ApiFields, apiFields } from '~/back-end/specified-fields.server';

export interface MarketingSettings {
  /** Which fields the back end is sent. */
  apiFields: ApiFields;
  /** Where the website itself delivers leads to besides; null: nowhere. */
  mautic: MauticSettings | null;
  /** Whether the house has marketing forms, whoever of the two delivers to them. */
  hasMarketingForms: boolean;
  /** What the start says of it. */
  notes: readonly string[];
}

/**
 * Reads where leads go to. The marketing forms are the website's own to deliver to where the back end is the operator's;
 * ours does so itself (api/env.ts).
 * @throws StartupError where a setting is bad, or where what people write would reach nobody
 */
export function readMarketingSettings(source: Record<string, string | undefined>): MarketingSettings {
  const fields = source.API_FIELDS || 'all';
  const isKnown = (text: string): text is ApiFields => apiFields.some((each) => each === text);
  if (!isKnown(fields))
    throw new StartupError(
      `A configuração API_FIELDS não serve: espera-se ${apiFields.join(' ou ')}. O valor dado é ${JSON.stringify(fields)}.`,
    );
  const mautic = readMauticSettings(source);
  const hasMarketingForms = mautic !== null;
  if (fields === 'all')
    return { apiFields: fields, mautic: source.API_BASE_URL ? mautic : null, hasMarketingForms, notes: [] };
  if (!mautic || !source.API_BASE_URL)
    throw new StartupError(
      `A configuração API_FIELDS não serve: com specification falta ${mautic ? 'API_BASE_URL' : 'MAUTIC_URL'}, e as mensagens dos formulários não chegariam a ninguém.`,
    );
  return {
    apiFields: fields,
    mautic,
    hasMarketingForms,
    notes: ['API_FIELDS=specification: as mensagens chegam à casa só pelo formulário de marketing (Mautic).'],
  };
}
