import { LRUCache } from 'lru-cache';
import type { LeadInput } from '@contract/leads';
import { completedKey } from '@domain/completing-lead';
import type { WarningLog } from '@domain/logged';
import { unknownPlace } from '@domain/geolocation';
import { fullName } from '@domain/validation/full-name';
import type { ApiClient } from '~/back-end/client.server';
import { reasonOf } from './delivery';

/** Keys that are remembered: what is sent twice comes within minutes. */
const remembered = 10_000;

/**
 * Asks whoever is new to finish registering (`confirm/registration`, spec 1 §9), once for each lead that was taken and says
 * so: a form that is sent twice, and its second step, ask no more. Nobody waits for it, and nothing is told of it.
 */
export function inviteOnce({ auth }: Pick<ApiClient, 'auth'>, log: WarningLog): (lead: LeadInput) => void {
  const invited = new LRUCache<string, true>({ max: remembered });
  return ({ idempotency_key: key, created_new_user, email, name }) => {
    if (!created_new_user || completedKey(key) !== null || invited.has(key)) return;
    invited.set(key, true);
    void auth({ visitor: unknownPlace, userAgent: null })
      .confirmRegistration({ email, ...(fullName.safeParse(name).success && { name }) })
      .catch((error: unknown) =>
        log.warn({ key, reason: reasonOf(error) }, 'nobody could be invited to register'),
      );
  };
}
