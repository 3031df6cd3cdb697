import { secretCheck } from '@api/platform/http/api-secrets';
import { ApiError } from '@api/platform/http/errors';

/** The same for each reason: who guesses learns nothing. */
export const unauthorized = () => new ApiError(401, 'UNAUTHORIZED', 'Não autorizado');

/**
 * ZAP gives its key as it follows 'Basic', or as the password in it. The header's value, its text and its password are each
 * compared with each secret, in constant time.
 */
export function basicCheck(secrets: readonly string[]): (header: string | undefined) => boolean {
  const isSecret = secretCheck(secrets);
  return (header = '') => {
    const [, encoded = ''] = /^basic +(\S+)$/i.exec(header) ?? [];
    const text = Buffer.from(encoded, 'base64').toString();
    const password = text.slice(text.indexOf(':') + 1);
    return [encoded, text, password].map(isSecret).includes(true);
  };
}

/** The whole value of the header. */
export function headerCheck(secrets: readonly string[]): (header: string | undefined) => boolean {
  const isSecret = secretCheck(secrets);
  return (header = '') => isSecret(header);
}
