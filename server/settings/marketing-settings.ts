import { z } from 'zod';
import { type MauticSettings, readMauticSettings } from '@api/leads/mautic/settings';
import { expectedBy, setting } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';
import { type ApiFields, apiFields } from '~/back-end/specified-fields.server';

export interface MarketingSettings {
  apiFields: ApiFields;
  /** Mautic, if the website itself delivers to it; null: it does not. */
  mautic: MauticSettings | null;
  /** Also true if the back end delivers to them. */
  hasMarketingForms: boolean;
  notes: readonly string[];
}

export const settings = {
  API_FIELDS: setting(z.enum(apiFields).default('all'), {
    expects: apiFields.join(' ou '),
    description:
      '`specification`: requests carry only fields of the specifications, for a back end that rejects others; requires `MAUTIC_URL` (see [integrating.md](integrating.md))',
  }),
};

/** Our back end delivers to marketing forms itself (api/env.ts). @throws StartupError if leads have no destination */
export function readMarketingSettings(source: Record<string, string | undefined>): MarketingSettings {
  const { data: fields, error } = settings.API_FIELDS.safeParse(source.API_FIELDS);
  if (error)
    throw new StartupError(
      `A configuração API_FIELDS não serve: espera-se ${expectedBy(settings.API_FIELDS)}. O valor dado é ${JSON.stringify(source.API_FIELDS)}.`,
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
