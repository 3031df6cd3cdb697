import type { AuditChanges } from '@api/audit/content';
import type { Actor } from '@api/audit/record-act';

/** Who acts; `via`: by a link of an e-mail, whose holder need not be a member. */
export interface Acting {
  actor: Actor;
  via?: 'email';
}

export const viaChange = (via: Acting['via']): AuditChanges => (via ? { via: [null, via] } : {});
