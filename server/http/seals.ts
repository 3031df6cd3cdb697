import { createTextSeals } from '@api/platform/process/sealed-text';
import { clock } from '@domain/kernel/clock';
import { cookieValue } from '~/domain/cookie-text';
import type { Seals } from '~/request/seals';

/** Seals cookies, each bound to its name and expiry. @param secrets the first seals, all open */
export function createSeals(secrets: readonly string[], secure: boolean): Seals {
  const seals = createTextSeals(secrets, 'bossa-nova cookies');
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = (sameSite: 'Lax' | 'Strict') =>
    `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  const seal = (name: string, content: Sealed) => seals.seal(name, JSON.stringify(content));
  return {
    cookie: (name, value, maxAge, sameSite = 'Lax') =>
      `${nameOf(name)}=${seal(name, { value, until: clock.nowMs() + maxAge * 1000 })}; Max-Age=${maxAge}; ${attributes(sameSite)}`,
    forget: (name) => `${nameOf(name)}=; Max-Age=0; ${attributes('Lax')}`,
    read(header, name) {
      const text = cookieValue(header, nameOf(name));
      const opened = text && seals.open(name, text);
      if (!opened) return null;
      const { value, until } = JSON.parse(opened) as Sealed;
      return until > clock.nowMs() ? value : null;
    },
  };
}

interface Sealed {
  value: unknown;
  /** ms */
  until: number;
}
