import { type AddressLimitName, limits } from '@api/platform/http/limits';
import type { Backend } from '@api/backend';
import { soon } from '@api/platform/process/soon';
import { loggedNetworkOf } from '@domain/network/ip-network';
import type { WarningLog } from '@domain/kernel/logged';
import type { SharedLimit } from '~/request/address-limit';
import { addressLimit } from './address-limit';

/** A slow database delays nobody: the instance's own count holds then. */
const waitMs = 1_000;

/** Counts in this process, and with our own back end over all instances. @param label for the log */
export function sharedLimit(
  { waitForAddress }: Pick<Backend, 'waitForAddress'>,
  label: string,
  name: AddressLimitName,
  log: WarningLog,
): SharedLimit {
  const own = addressLimit(label, limits[name], log);
  if (!waitForAddress) return own;
  return async (ip) => {
    const wait = own(ip);
    if (wait > 0 || ip === null) return wait;
    const shared = await soon(waitForAddress(name, ip), 0, waitMs);
    if (shared > 0)
      log.warn({ security: true, limit: label, network: loggedNetworkOf(ip) }, 'rate limit reached');
    return shared;
  };
}
