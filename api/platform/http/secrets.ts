import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only for secrets of at least 128 random bits; passwords use api/accounts/passwords.ts. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 128 random bits for links that people share. Hex only: chats cut links at other characters. */
export const newLinkToken = (): string => randomBytes(16).toString('hex');
