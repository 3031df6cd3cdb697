import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret that nobody guesses: 256 bits by chance, as text that an address or a header can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 22 of 62 signs are 130 bits. */
const linkTokenLength = 22;

/** A token for a link that people send on: letters and digits alone, which no program cuts off or takes for a mark. */
export const newLinkToken = (): string =>
  Array.from({ length: linkTokenLength }, () => letters[randomInt(letters.length)]).join('');

/** How a secret is kept: its SHA-256. Only for what has 128 bits of chance or more; passwords go by ./passwords. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
