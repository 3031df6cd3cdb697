import { type MauticSettings, readMauticSettings } from '@api/mautic/settings';
import { StartupError } from '@api/errors';
import { type ApiFields, apiFields } from '~/back-end/specified-fields.server';

export interface LeadPlaces {
  /** Which fields the back end is sent. */
  apiFields: ApiFields;
  /** Where leads go to besides; null: nowhere. */
  mautic: MauticSettings | null;
  /** What the start says of it. */
  notes: readonly string[];
}

/**
 * Reads where leads go to. The marketing forms are the website's own to deliver to where the back end is the operator's:
 * ours is to do so itself.
 * @throws StartupError where a setting is bad, or where what people write would reach nobody
 */
export function readLeadPlaces(source: Record<string, string | undefined>): LeadPlaces {
  const fields = source.API_FIELDS || 'all';
  const isKnown = (text: string): text is ApiFields => apiFields.some((each) => each === text);
  if (!isKnown(fields))
    throw new StartupError(
      `A configuração API_FIELDS não serve: espera-se ${apiFields.join(' ou ')}. O valor dado é ${JSON.stringify(fields)}.`,
    );
  const mautic = readMauticSettings(source);
  if (fields === 'all' && mautic && !source.API_BASE_URL)
    return {
      apiFields: fields,
      mautic: null,
      notes: ['MAUTIC_URL ainda não é lida: com o nosso back end nenhum contato vai ao Mautic.'],
    };
  if (fields === 'all') return { apiFields: fields, mautic, notes: [] };
  if (!mautic || !source.API_BASE_URL)
    throw new StartupError(
      `A configuração API_FIELDS não serve: com specification falta ${mautic ? 'API_BASE_URL' : 'MAUTIC_URL'}, e as mensagens dos formulários não chegariam a ninguém.`,
    );
  return {
    apiFields: fields,
    mautic,
    notes: ['API_FIELDS=specification: as mensagens chegam à casa só pelo formulário de marketing (Mautic).'],
  };
}
