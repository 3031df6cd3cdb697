import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { isLoopback } from '@api/platform/http/trusted-callers';

const lookMs = 5_000;

export interface TlsPlace {
  host: string;
  port: number;
}

/** Null for http, and for a site of this machine: nothing to look at. */
export function tlsPlaceOf(siteUrl: string): TlsPlace | null {
  const { protocol, hostname, port } = new URL(siteUrl);
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  return protocol !== 'https:' || isLoopback(host) ? null : { host, port: Number(port || 443) };
}

/** When the certificate that a visitor gets ends, trusted or not. @throws Error if the host does not answer in time */
export const certificateEnd = ({ host, port }: TlsPlace, limitMs = lookMs): Promise<Date> =>
  new Promise((resolve, reject) => {
    // An ended certificate must be read too; nothing is sent.
    const servername = isIP(host) ? undefined : host;
    const socket = connect({ host, port, servername, rejectUnauthorized: false });
    const finish = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(limitMs, () => finish(() => reject(new Error('time-out'))));
    socket.once('error', (error: Error) => finish(() => reject(error)));
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      finish(() => (end ? resolve(new Date(end)) : reject(new Error('no certificate'))));
    });
  });
