import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '@api/backend';
import { requestIdHeader } from '@contract/request-id';
import { requestId } from '@api/platform/process/request-id';
import { isInboundPath, maxInboundBytes, portalPatienceMs } from '@domain/leads/inbound-paths';
import { addressLimit } from './address-limit';
import { asyncHandler } from './async-handler';
import { type HeaderList, reply } from './reply';

interface InboundOptions {
  backEnd: Pick<Backend, 'fetch'>;
  /** API_BASE_URL: another back end has addresses of its own. */
  isRemote: boolean;
  siteUrl: string;
  security: HeaderList;
  log: Logger;
  /** For an answer, ms. */
  patienceMs?: number;
}

/** The rest is for the way of the answer. */
const usualPatienceMs = portalPatienceMs - 500;
/** Each holds a body. */
const maxOpen = 256;
const refusals = { most: 60, seconds: 600 };

/**
 * Leads what portals and the operator's CRM send to the back end in this process, which knows the secrets. Answers are
 * for machines: a status, and JSON about what was refused, but none of a wrong secret.
 */
export function inbound({
  backEnd,
  isRemote,
  siteUrl,
  security,
  log,
  patienceMs = usualPatienceMs,
}: InboundOptions): RequestHandler {
  let open = 0;
  const limit = addressLimit('inboundRefusals', refusals, log);
  const headers = [...security, 'cache-control', 'private, no-store', 'x-robots-tag', 'noindex'];
  return asyncHandler(async (req, res, next) => {
    if (!isInboundPath(req.path)) return next();
    const send = (status: number, more: HeaderList = [], body?: string) =>
      reply(req, res, status, [...headers, ...more], body);
    if (isRemote) return send(404);
    if (open >= maxOpen) return send(503, ['retry-after', '60']);
    open += 1;
    res.once('close', () => (open -= 1));
    const bytes = req.method === 'POST' ? await readBytes(req) : null;
    if (bytes === 'too large') return send(413, ['connection', 'close']);
    if (bytes === 'aborted') return;
    const answer = await answerOf(req, bytes);
    if (!answer) return send(503, ['retry-after', '60']);
    const { status } = answer;
    if (status === 401 && limit(req.ip ?? null) > 0)
      return send(429, ['retry-after', String(refusals.seconds)]);
    if (status === 405) return send(405, ['allow', 'POST']);
    const hasReason = [400, 409, 413, 422].includes(status);
    const type = hasReason ? ['content-type', 'application/json; charset=utf-8'] : [];
    send(status, type, hasReason ? await answer.text() : undefined);
  });

  /** null: none in time, or the back end failed. The sender tries again, and finds what was stored meanwhile. */
  async function answerOf(req: ExpressRequest, body: Buffer | null): Promise<Response | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patienceMs);
    const { signal } = late;
    const request = new Request(siteUrl + req.path, {
      // What is no POST only learns whether the address exists.
      ...{ method: body ? 'POST' : 'GET', signal, headers: headersOf(req) },
      ...(body && { body: new Uint8Array(body) }),
    });
    const isLate = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
    const answered = backEnd.fetch(request).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error, path: req.path }, 'inbound call failed');
      return null;
    });
    try {
      return await Promise.race([answered, isLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Of the body's transfer, and what the site itself says about a visitor. */
const ownHeaders =
  /^(?:host|connection|content-length|transfer-encoding|expect|cookie|x-forwarded-.*|x-visitor-.*|x-api-secret)$/;

function headersOf({ headers }: ExpressRequest): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !ownHeaders.test(name)) passed.set(name, value);
  const name = requestId();
  if (name) passed.set(requestIdHeader, name);
  return passed;
}

/** Stops to read at the limit. */
function readBytes(req: ExpressRequest): Promise<Buffer | 'too large' | 'aborted'> {
  if (Number(req.headers['content-length']) > maxInboundBytes) return Promise.resolve('too large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxInboundBytes) resolve('too large');
      else chunks.push(chunk);
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('close', () => resolve('aborted'));
  });
}
