import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Region } from '@domain/geolocation';
import { askInRegion } from '../visitor';

/** What the site answers to somebody of whom nothing is known but what is asked with. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Question {
  address: string;
  region: Region;
  cookies: string;
  /** Nobody waits for it: it gives way to whoever does. */
  isSpare?: boolean;
}

/** No page is waited for longer, in ms; who asked goes on alone then. */
const patienceMs = 5_000;

/**
 * Asks the website itself, in this process and without a connection. What is made to be kept is made this way alone: of
 * whoever has come, only what is in the question reaches it, so nothing of theirs can stand in it.
 * @throws what the site throws, and an error where it takes too long
 */
export function siteAsker(site: RequestHandler): (question: Question) => Promise<SiteAnswer> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.use(site);

  return ({ address, region, cookies, isSpare }) =>
    new Promise((resolve, reject) => {
      const request = new IncomingMessage(new Socket());
      request.method = 'GET';
      request.url = address;
      request.headers = {
        accept: 'text/html',
        ...(cookies && { cookie: cookies }),
        ...(isSpare && { 'sec-purpose': 'prefetch' }),
      };
      request.push(null);
      askInRegion(request, region);

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
        const headers = response.getHeaders() as SiteAnswer['headers'];
        resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) });
        response.emit('finish');
        response.emit('close');
        return response;
      }) as typeof response.end;
      const fail = (error: unknown) => {
        clearTimeout(timer);
        reject(error);
        response.emit('close');
      };
      const timer = setTimeout(fail, patienceMs, new Error(`no page within ${patienceMs} ms`));
      app(
        request as never,
        response as never,
        ((error: unknown) =>
          fail(error ?? new Error('nobody answered'))) as Parameters<ErrorRequestHandler>[3],
      );
    });
}
