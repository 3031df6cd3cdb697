import { z } from 'zod';
import { brazilianStates } from '@domain/taxonomy/states';
import { maxAmount } from '@domain/validation/search-values';
import { expectedBy, setting } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';
import type { AnnounceRules } from '~/domain/announce-rules';

export interface AnnounceSettings {
  rules: AnnounceRules;
  cepUrl: string | null;
  draftPhotosBytes: number;
}

const reais = z.coerce.number().int().min(0).max(maxAmount);
export const settings = {
  ANNOUNCE_STATES: setting(
    z
      .string()
      .transform((list) => list.split(',').map((state) => state.trim().toUpperCase()))
      .refine((states) => states.every((state) => Object.hasOwn(brazilianStates, state)))
      .default(['SP', 'RJ', 'BA', 'CE']),
    {
      expects: 'estados do Brasil por suas letras, como SP,RJ,BA,CE',
      description:
        'states in which owners can announce a property, in display order; the first is preselected',
    },
  ),
  ANNOUNCE_MIN_SALE: setting(reais.default(100_000), {
    expects: 'um valor em reais, só com números, como 500000',
    description: 'the lowest sale price that an owner can enter, in whole reais',
  }),
  ANNOUNCE_MIN_RENT: setting(reais.default(1_000), {
    expects: 'um valor em reais, só com números, como 3000',
    description: 'the lowest rent that an owner can enter, in whole reais',
  }),
  DRAFT_PHOTOS_MB: setting(z.coerce.number().int().min(0).max(1_000_000).default(2000), {
    expects: 'um número de megabytes, como 2000',
    description:
      'size limit of the photos of unsent announcements in `DATA_DIR/rascunhos-fotos`, in megabytes; above it, uploads are refused and owners continue without photos. 0: no uploads',
  }),
  CEP_URL: setting(
    z
      .string()
      .refine((url) => url.includes('{cep}') && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
      .optional(),
    {
      expects: 'o endereço de um serviço de CEP com {cep}, como https://cep.exemplo.com.br/{cep}/json',
      description:
        'a CEP provider with `{cep}` in its address that answers in the format of ViaCEP or BrasilAPI: fills in street, district and town',
    },
  ),
};
const schema = z.object(settings);

/** @throws StartupError that names the first invalid setting */
export function readAnnounceSettings(source: Record<string, string | undefined>): AnnounceSettings {
  const { data, error } = schema.safeParse(source);
  if (error) {
    const name = error.issues[0]!.path[0] as keyof typeof settings;
    throw new StartupError(
      `A configuração ${name} não serve: esperam-se ${expectedBy(settings[name])}. O valor dado é ${JSON.stringify(source[name])}.`,
    );
  }
  const { ANNOUNCE_STATES: states, ANNOUNCE_MIN_SALE: minSale, ANNOUNCE_MIN_RENT: minRent } = data;
  return {
    rules: { states, minSale, minRent },
    cepUrl: data.CEP_URL ?? null,
    draftPhotosBytes: data.DRAFT_PHOTOS_MB * 1024 ** 2,
  };
}
