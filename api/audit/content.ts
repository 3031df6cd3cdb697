import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Old and new value of each changed field, and the reason that the member gave. */
const auditContent = z.object({
  changes: z.record(z.string(), z.tuple([z.json(), z.json()])),
  reason: z.string().nullable(),
});
export type AuditContent = z.output<typeof auditContent>;
export type AuditChanges = AuditContent['changes'];

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** The salt hides values that could be guessed, such as a telephone number, after both are erased. */
export const contentHash = (salt: string, content: string): string =>
  createHash('sha256').update(`${salt}\n${content}`).digest('base64url');

/** null: erased, or never stored. */
export const readContent = (text: string | null): AuditContent | null =>
  text === null ? null : auditContent.parse(JSON.parse(text));
