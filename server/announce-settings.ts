import { z } from 'zod';
import { brazilianStates } from '@domain/taxonomy/states';
import { maxAmount } from '@domain/validation/search-values';
import { StartupError } from '@api/errors';
import type { AnnounceRules } from '~/domain/announce-rules';

export interface AnnounceSettings {
  rules: AnnounceRules;
  /** The address of a provider of CEPs, with `{cep}` in it; null: nobody is asked. */
  cepUrl: string | null;
  /** What the photos of all announcements that are not sent may weigh, in bytes. */
  draftPhotosBytes: number;
}

const reais = z.coerce.number().int().min(0).max(maxAmount);
const schema = z.object({
  ANNOUNCE_STATES: z
    .string()
    .transform((list) => list.split(',').map((state) => state.trim().toUpperCase()))
    .refine((states) => states.every((state) => Object.hasOwn(brazilianStates, state)))
    .default(['SP', 'RJ', 'BA', 'CE']),
  ANNOUNCE_MIN_SALE: reais.default(100_000),
  ANNOUNCE_MIN_RENT: reais.default(1_000),
  CEP_URL: z
    .string()
    .refine((url) => url.includes('{cep}') && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
    .optional(),
  DRAFT_PHOTOS_MB: z.coerce.number().int().min(0).max(1_000_000).default(2000),
});
export const settingNames = Object.keys(schema.shape);

const meaning: Record<string, string> = {
  ANNOUNCE_STATES: 'estados do Brasil por suas letras, como SP,RJ,BA,CE',
  ANNOUNCE_MIN_SALE: 'um valor em reais, só com números, como 500000',
  ANNOUNCE_MIN_RENT: 'um valor em reais, só com números, como 3000',
  CEP_URL: 'o endereço de um serviço de CEP com {cep}, como https://cep.exemplo.com.br/{cep}/json',
  DRAFT_PHOTOS_MB: 'um número de megabytes, como 2000',
};

/**
 * Reads what the house takes of homes that owners announce; `NAME=` counts as not set.
 * @throws StartupError that names the first bad setting
 */
export function readAnnounceSettings(source: Record<string, string | undefined>): AnnounceSettings {
  const given = Object.entries(source).filter(([, value]) => value !== '');
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  if (error) {
    const name = String(error.issues[0]?.path[0]);
    throw new StartupError(
      `A configuração ${name} não serve: esperam-se ${meaning[name]}. O valor dado é ${JSON.stringify(source[name])}.`,
    );
  }
  const { ANNOUNCE_STATES: states, ANNOUNCE_MIN_SALE: minSale, ANNOUNCE_MIN_RENT: minRent } = data;
  return {
    rules: { states, minSale, minRent },
    cepUrl: data.CEP_URL ?? null,
    draftPhotosBytes: data.DRAFT_PHOTOS_MB * 1024 ** 2,
  };
}
