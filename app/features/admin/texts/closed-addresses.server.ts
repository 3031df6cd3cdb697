import type { AppLoadContext } from '@remix-run/node';

/** Addresses that one look opens. */
const maxAddresses = 20;

/** Addresses of the site that answer neither a page nor a redirect. Those that cannot be opened now count as open. */
export async function closedAddresses(
  { visitAddress, region, log }: AppLoadContext,
  addresses: readonly string[],
): Promise<string[]> {
  if (!visitAddress) return [];
  const visited = await Promise.all(
    addresses.slice(0, maxAddresses).map(async (address) => {
      const visit = await visitAddress(address, region).catch((error: Error) => {
        log.warn({ reason: error.message }, 'address not opened');
        return null;
      });
      return { address, isClosed: visit !== null && visit.status >= 400 && visit.status < 500 };
    }),
  );
  return visited.filter(({ isClosed }) => isClosed).map(({ address }) => address);
}
