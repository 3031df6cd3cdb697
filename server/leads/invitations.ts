import { LRUCache } from 'lru-cache';
import type { LeadInput } from '@contract/leads';
import { completedKey } from '@domain/leads/completing-lead';
import type { WarningLog } from '@domain/kernel/logged';
import { unknownPlace } from '@domain/geo/geolocation';
import { fullName } from '@domain/validation/full-name';
import type { ApiClient } from '~/back-end/client.server';
import { reasonOf } from './delivery';

const remembered = 10_000;

/** Invites (`confirm/registration`, spec 1 §9) once per accepted lead, not for a repeated form or its second step. */
export function inviteOnce({ auth }: Pick<ApiClient, 'auth'>, log: WarningLog): (lead: LeadInput) => void {
  const invited = new LRUCache<string, true>({ max: remembered });
  return ({ idempotency_key: key, created_new_user, email, name }) => {
    if (!created_new_user || completedKey(key) !== null || invited.has(key)) return;
    invited.set(key, true);
    void auth({ visitor: unknownPlace, userAgent: null })
      .confirmRegistration({ email, ...(fullName.safeParse(name).success && { name }) })
      .catch((error: unknown) =>
        log.warn({ key, reason: reasonOf(error) }, 'registration invitation failed'),
      );
  };
}
