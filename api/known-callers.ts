import { apiSecretHeader, visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import { requestIdHeader } from '@contract/request-id';
import { readAddress } from '@domain/network';
import { secretCheck } from './api-secrets';

/** A call over a socket, with what may be believed of it. */
export interface IncomingCall {
  request: Request;
  /** The caller is no website of ours, but the visitor. */
  isStranger: boolean;
}

/** All in which a website tells of a visitor. */
const toldHeaders = [...Object.values(visitorHeaders), visitorAgentHeader, requestIdHeader];

/**
 * Believes of a call what its caller may tell: only who shows the secret says where and who the visitor is, everybody else
 * is the visitor, under the address of the connection. Limits count by that address.
 */
export function knownCallers(secrets: readonly string[]) {
  const isSecret = secretCheck(secrets);
  return (request: Request, peer: string | undefined): IncomingCall => {
    if (isSecret(request.headers.get(apiSecretHeader))) return { request, isStranger: false };
    const headers = new Headers(request.headers);
    for (const name of toldHeaders) headers.delete(name);
    const address = readAddress(peer ?? '');
    if (address) headers.set(visitorHeaders.ip, address);
    return { request: new Request(request, { headers }), isStranger: true };
  };
}

/** Whether a server that listens at `host` is reached from this machine alone. */
export const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i.test(host);
