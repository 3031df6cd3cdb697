import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { clock } from '@domain/clock';
import { cookieValue } from '~/domain/cookie-text';
import type { Seals } from '~/request/seals';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Cookies that only this site can read or write: encrypted and signed (AES-256-GCM), each bound to its name and its end.
 * @param secrets the first seals; all open, so that a secret can be replaced without signing anybody out
 * @param secure whether the site stands on https: then names carry `__Host-` and cookies are `Secure`
 */
export function createSeals(secrets: readonly string[], secure: boolean): Seals {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'bossa-nova cookies', 32)));
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    cookie: (name, value, maxAge) =>
      `${nameOf(name)}=${seal(keys[0]!, name, { value, until: clock.nowMs() + maxAge * 1000 })}; Max-Age=${maxAge}; ${attributes}`,
    forget: (name) => `${nameOf(name)}=; Max-Age=0; ${attributes}`,
    read(header, name) {
      const text = cookieValue(header, nameOf(name));
      if (!text) return null;
      for (const key of keys) {
        const opened = open(key, name, text);
        if (opened) return opened.until > clock.nowMs() ? opened.value : null;
      }
      return null;
    },
    hash: (use, value) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', secrets[0]!, '', `bossa-nova ${use}`, 32)))
        .update(value)
        .digest('hex')
        .slice(0, 32),
  };
}

interface Sealed {
  value: unknown;
  /** ms */
  until: number;
}

function seal(key: Buffer, name: string, content: Sealed): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
  const sealed = [nonce, cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** What is not ours, or was changed on its way, counts as nothing. */
function open(key: Buffer, name: string, text: string): Sealed | null {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes)).setAAD(
      Buffer.from(name),
    );
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const content = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return JSON.parse(Buffer.concat([content, decipher.final()]).toString('utf8'));
  } catch {
    return null;
  }
}
