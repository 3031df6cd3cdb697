import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { listenError } from '@api/platform/process/startup-error';
import { connectionTimeouts } from '@api/platform/http/connection-timeouts';
import { feedFileLimit } from '~/features/admin/feeds/feed-file';
import { isPhotoForm } from '~/features/photos/photo-post-limits';
import { plainPage } from '~/request/plain-page';
import type { HeaderList } from './reply';

/** For a whole request, ms. Photos and feeds' files take longer and have an idle limit (announcements/photo-uploads.ts). */
const wholeRequest = { usual: 60_000, photos: 15 * 60_000 };

/** Answers over HTTP even if Node cannot parse the request. @param timeoutMs for tests */
export function createHttpServer(
  listener: RequestListener,
  security: HeaderList,
  timeoutMs = wholeRequest,
): Server {
  // A missing host is answered with a page (requireHost).
  const options = { ...connectionTimeouts, requestTimeout: timeoutMs.photos, requireHostHeader: false };
  const server = createServer(options, (req, res) => {
    const type = req.headers['content-type'];
    const isLong = isPhotoForm(req.url!, type) || feedFileLimit(req.url!, type) !== undefined;
    if (hasBody(req) && !isLong) endIfLate(server, req, timeoutMs.usual);
    listener(req, res);
  });
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (answered.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    answered.add(socket);
    socket.end(rawAnswer(error.code === 'HPE_HEADER_OVERFLOW' ? tooLong : unreadable, security));
    // Keep reading for a while: a reset would discard the answer.
    setTimeout(() => socket.destroy(), 3000).unref();
  });
  return server;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function endIfLate(server: Server, req: IncomingMessage, ms: number) {
  const late = setTimeout(() => {
    const error = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!req.complete) server.emit('clientError', error, req.socket);
  }, ms).unref();
  req.once('close', () => clearTimeout(late));
}

const tooLong = {
  status: 431,
  reason: 'Request Header Fields Too Large',
  title: 'Endereço longo demais',
  text: 'Este endereço é longo demais. Tente uma busca com menos filtros.',
};
const unreadable = {
  status: 400,
  reason: 'Bad Request',
  title: 'Endereço inválido',
  text: 'Este endereço não pode ser lido.',
};

function rawAnswer({ status, reason, title, text }: typeof tooLong, security: HeaderList) {
  const body = plainPage(status, title, text);
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: text/html; charset=utf-8',
    'connection: close',
  ];
  for (let i = 0; i < security.length; i += 2) lines.push(`${security[i]}: ${security[i + 1]}`);
  return `${lines.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** @throws StartupError if the port is taken or not allowed, or the host is not this machine's */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenError(error, { port: 'PORT', host: 'HOST' }, port, host)),
    );
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });
}
