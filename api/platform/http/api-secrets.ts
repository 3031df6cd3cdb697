import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { commaList, settingTexts } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';

const secret = /^[\x21-\x2b\x2d-\x7e]{32,}$/;

export const settings = {
  API_SECRET: z
    .string()
    .default('')
    .transform(commaList)
    .refine((secrets) => secrets.every((each) => secret.test(each)))
    .register(settingTexts, {
      description:
        'shared secret of a website and a separate `npm run api`, 32 characters or more. During a rotation give several, separated by commas: the website sends the first, the back end accepts all, and refuses calls without it (403), apart from health and photos. Without it the back end does not trust what a caller says about the visitor, and listens on loopback only',
    }),
};

/**
 * The website sends the first of several secrets, separated by commas; the back end accepts all. @throws StartupError
 */
export function readApiSecrets(source: Record<string, string | undefined>): readonly string[] {
  if (source.API_TRUSTED_CALLERS)
    throw new StartupError(
      'A configuração API_TRUSTED_CALLERS não existe mais: defina API_SECRET, o mesmo segredo de 32 caracteres ou mais no site e no back end.',
    );
  const { data: secrets } = settings.API_SECRET.safeParse(source.API_SECRET);
  if (secrets) return secrets;
  throw new StartupError(
    'A configuração API_SECRET não serve: espera-se um segredo de 32 caracteres ou mais, sem espaços nem acentos.',
  );
}

/** Compares in constant time. */
export function secretCheck(secrets: readonly string[]): (given: string | null) => boolean {
  const known = secrets.map(digest);
  return (given) => {
    if (given === null) return false;
    const shown = digest(given);
    return known.map((each) => timingSafeEqual(each, shown)).includes(true);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
