import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Region } from '@domain/geo/geolocation';
import { setRequestRegion } from '../geolocation/visitor';
import { cacheCallers } from '../http/load-shedding';

export interface RenderedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface RenderRequest {
  address: string;
  region: Region;
  cookies: string;
  /** Of the first visitor who asked. The page does not depend on it: it is for its turn in line. */
  network?: string;
  /** false: all its visitors have left. */
  isWanted?: () => boolean;
  /** Monotonic ms; null: no visitor waits for it yet. */
  waitsSince?: () => number | null;
}

/** After this time, in ms, requests continue without the cache. */
const timeoutMs = 5_000;

/** Runs in this process, without a connection. Only this creates cached pages, so they contain nothing of a visitor. */
export function createSiteRenderer(
  site: RequestHandler,
): (question: RenderRequest) => Promise<RenderedResponse> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.use(site);

  return ({ address, region, cookies, network, isWanted, waitsSince }) =>
    new Promise((resolve, reject) => {
      const request = new IncomingMessage(new Socket());
      request.method = 'GET';
      request.url = address;
      request.headers = { accept: 'text/html', ...(cookies && { cookie: cookies }) };
      request.push(null);
      setRequestRegion(request, region);
      cacheCallers.set(request, { network, waitsSince });

      const response = new ServerResponse(request);
      const chunks: Buffer[] = [];
      const write = (chunk: unknown, encoding?: unknown) => {
        if (!response.headersSent) response.writeHead(response.statusCode);
        if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
        else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      };
      response.write = ((chunk: unknown, encoding: unknown) => {
        write(chunk, encoding);
        return true;
      }) as typeof response.write;
      response.end = ((chunk?: unknown, encoding?: unknown) => {
        write(chunk, encoding);
        clearTimeout(timer);
        const headers = response.getHeaders() as RenderedResponse['headers'];
        const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers, body });
        response.emit('finish');
        response.emit('close');
        return response;
      }) as typeof response.end;
      const fail = (error: unknown) => {
        clearTimeout(timer);
        reject(error);
        response.emit('close');
      };
      // Load shedding looks at this while the page is in line, and leaves it out. A page that has begun is finished.
      const isLeft = () => {
        if (isWanted?.() !== false) return false;
        fail(new Error('all visitors left'));
        return true;
      };
      Object.defineProperty(response, 'destroyed', { get: isLeft });
      const timer = setTimeout(fail, timeoutMs, new Error(`no page within ${timeoutMs} ms`));
      app(
        request as never,
        response as never,
        ((error: unknown) =>
          fail(error ?? new Error('nobody answered'))) as Parameters<ErrorRequestHandler>[3],
      );
    });
}
