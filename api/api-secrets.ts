import { createHash, timingSafeEqual } from 'node:crypto';
import { StartupError } from './errors';

/** What a header can carry, commas apart: they stand between secrets. */
const secret = /^[\x21-\x2b\x2d-\x7e]{32,}$/;

/**
 * `API_SECRET`: by which a website and its back end know each other where they run apart, the same on both sides. With
 * commas: the website shows the first, the back end knows all. [] without one.
 * @throws StartupError without its value, or where the setting is used whose place it took
 */
export function readApiSecrets(source: Record<string, string | undefined>): readonly string[] {
  if (source.API_TRUSTED_CALLERS)
    throw new StartupError(
      'A configuração API_TRUSTED_CALLERS não existe mais: defina API_SECRET, o mesmo segredo de 32 caracteres ou mais no site e no back end.',
    );
  const secrets = (source.API_SECRET ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (secrets.every((each) => secret.test(each))) return secrets;
  throw new StartupError(
    'A configuração API_SECRET não serve: espera-se um segredo de 32 caracteres ou mais, sem espaços nem acentos.',
  );
}

/** Whether a text is one of these secrets; it takes as long for one that begins like them as for any other. */
export function secretCheck(secrets: readonly string[]): (given: string | null) => boolean {
  const known = secrets.map(digest);
  return (given) => {
    if (given === null) return false;
    const shown = digest(given);
    return known.map((each) => timingSafeEqual(each, shown)).includes(true);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
