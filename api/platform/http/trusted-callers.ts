import { apiSecretHeader, visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import { requestIdHeader } from '@contract/request-id';
import { readAddress } from '@domain/network/ip-network';
import { readPhotoPath } from '@domain/media/photo';
import { secretCheck } from './api-secrets';
import type { CallBindings } from './caller';

export interface IncomingCall extends Required<Pick<CallBindings, 'isStranger' | 'isRefused'>> {
  request: Request;
}

const visitorHeaderNames = [...Object.values(visitorHeaders), visitorAgentHeader, requestIdHeader];

/**
 * With secrets, a caller without one of them gets photos only. Without secrets, each caller is a visitor at the
 * connection's address, and its visitor headers are ignored.
 */
export function trustedCallers(secrets: readonly string[]) {
  const isSecret = secretCheck(secrets);
  return (request: Request, peer: string | undefined): IncomingCall => {
    if (isSecret(request.headers.get(apiSecretHeader)))
      return { request, isStranger: false, isRefused: false };
    const headers = new Headers(request.headers);
    for (const name of visitorHeaderNames) headers.delete(name);
    const address = readAddress(peer ?? '');
    if (address) headers.set(visitorHeaders.ip, address);
    const isRefused = secrets.length > 0 && !readPhotoPath(new URL(request.url).pathname);
    return { request: new Request(request, { headers }), isStranger: true, isRefused };
  };
}

export const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i.test(host);
