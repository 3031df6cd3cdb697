import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export interface TextSeals {
  /** Bound to `name`: it opens under no other. */
  seal(name: string, text: string): string;
  /** null: not ours, or modified. */
  open(name: string, sealed: string): string | null;
}

/** AES-256-GCM. @param secrets the first seals, all open @param purpose other purposes have other keys */
export function createTextSeals(secrets: readonly string[], purpose: string): TextSeals {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    seal: (name, text) => sealText(keys[0]!, name, text),
    open(name, sealed) {
      for (const key of keys) {
        const text = openText(key, name, sealed);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function sealText(key: Buffer, name: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

function openText(key: Buffer, name: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes)).setAAD(
      Buffer.from(name),
    );
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const content = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
