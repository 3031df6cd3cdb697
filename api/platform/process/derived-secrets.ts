import { createHmac, hkdfSync } from 'node:crypto';

/** Secrets that need not be stored: the same name has the same ones. The first is for new uses, all are valid. */
export type DerivedSecrets = (name: string) => readonly string[];

const length = 32;

/** 192 bits in base64url. @param purpose other purposes have other keys */
export function createDerivedSecrets(secrets: readonly string[], purpose: string): DerivedSecrets {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return (name) =>
    keys.map((key) => createHmac('sha256', key).update(name).digest('base64url').slice(0, length));
}
