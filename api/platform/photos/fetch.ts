import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses';
import { PhotoError } from './photo-error';

export interface FetchPolicy {
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
  resolve(hostname: string): Promise<{ address: string; family: number }[]>;
  maxBytes: number;
  idleMs: number;
  totalMs: number;
}

const webPorts = new Set([80, 443, 8080, 8443]);
export const publicPolicy: FetchPolicy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => webPorts.has(port),
  resolve: (hostname) => lookup(hostname, { all: true }),
  maxBytes: 20 * 1024 * 1024,
  idleMs: 10_000,
  totalMs: 60_000,
};

const maxRedirects = 3;

/** RFC 9110, 8.8. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedPhoto extends Validators {
  bytes: Buffer;
}

/**
 * Checks every redirect and connects only to checked addresses, against DNS rebinding.
 * @param since validators of the stored picture @returns null if it was not modified @throws PhotoError
 */
export async function fetchBytes(
  address: string,
  signal: AbortSignal,
  policy: FetchPolicy = publicPolicy,
  since?: Validators,
): Promise<FetchedPhoto | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(policy.totalMs)]);
  try {
    let url = webAddress(address, policy);
    for (let hop = 0; ; hop++) {
      const response = await open(url, limit, policy, since);
      const status = response.statusCode ?? 0;
      const location = response.headers.location;
      if (status >= 300 && status < 400 && location) {
        response.destroy();
        if (hop === maxRedirects) throw new PhotoError('redirects', `more than ${maxRedirects}`, false);
        url = webAddress(location, policy, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        if (status === 304 && since) return null;
        throw new PhotoError('status', String(status), false);
      }
      return { bytes: await read(response, policy.maxBytes), ...validatorsOf(response) };
    }
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    if (limit.aborted && !signal.aborted) throw new PhotoError('timeout', 'whole download', false);
    throw new PhotoError('network', error instanceof Error ? error.message : 'failed', false);
  }
}

function webAddress(text: string, policy: FetchPolicy, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new PhotoError('address', 'malformed', true);
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PhotoError('address', `scheme ${url.protocol}`, true);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (!policy.allowsPort(port)) throw new PhotoError('address', `port ${port}`, true);
  const host = hostOf(url);
  if (isIP(host) && !policy.allowsAddress(host)) throw new PhotoError('address', 'not a public host', true);
  return url;
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

const maxValidator = 200;

function validatorsOf({ headers }: IncomingMessage): Validators {
  const usable = (value = '') =>
    /^[\x20-\x7e]+$/.test(value) && value.length <= maxValidator ? value : null;
  return { etag: usable(headers.etag), lastModified: usable(headers['last-modified']) };
}

function open(
  url: URL,
  signal: AbortSignal,
  policy: FetchPolicy,
  since?: Validators,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    hostname: hostOf(url),
    port: url.port || undefined,
    path: url.pathname + url.search,
    headers: {
      'user-agent': 'BossaNova/1.0 (photos)',
      accept: 'image/*',
      'accept-encoding': 'identity',
      ...(since?.etag && { 'if-none-match': since.etag }),
      ...(since?.lastModified && { 'if-modified-since': since.lastModified }),
    },
    agent: false,
    lookup: checkedLookup(policy),
    signal,
    timeout: policy.idleMs,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(options, resolve);
    request.on('timeout', () => request.destroy(new PhotoError('timeout', 'silence', false)));
    request.on('error', reject);
    request.end();
  });
}

/** Rejects a name if any of its addresses is not allowed. */
function checkedLookup(policy: FetchPolicy): LookupFunction {
  return (hostname, options, callback) => {
    policy.resolve(hostname).then(
      (found) => {
        const first = found[0];
        if (!first) return callback(new PhotoError('network', 'no address', false), '');
        if (!found.every(({ address }) => policy.allowsAddress(address)))
          return callback(new PhotoError('address', 'not a public host', true), '');
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new PhotoError('size', `over ${maxBytes} bytes`, true);
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (!response.complete) throw new PhotoError('network', 'cut short', false);
  return Buffer.concat(chunks);
}
