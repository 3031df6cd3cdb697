import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 256 bits by chance, as text that an address or a header can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is kept: its SHA-256. Only for what has 128 bits of chance or more; passwords go by ./passwords. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret of 128 bits for a link that people hand on: letters and digits alone, so that no chat cuts it short. */
export const newLinkToken = (): string => randomBytes(16).toString('hex');
