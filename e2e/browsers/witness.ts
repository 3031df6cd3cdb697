import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const scriptPath = '/testemunha.js';
const reportPath = '/testemunha';

/** Tells what a page complains of; it leaves the page as it was before the site's own scripts take it over. */
const script = `{
  document.currentScript.remove();
  const tell = (text) => navigator.sendBeacon('${reportPath}', text);
  const { error } = console;
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  console.error = (...said) => {
    if (!isLeaving) tell('console: ' + said.map(String).join(' '));
    error.apply(console, said);
  };
  addEventListener('error', ({ target, message }) => {
    if (message) tell('uncaught: ' + message);
    // What was still loading when the visitor went on is given up, and so may be what is fetched ahead.
    else if (!isLeaving && !/preload|prefetch/.test(target.rel)) tell('not loaded: ' + (target.currentSrc || target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    // A machine that is too busy for a page to fade into the next: the page comes without.
    if (!isLeaving && !/^TimeoutError: .*view ?transition/i.test(reason)) tell('unhandled: ' + reason);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy: ' + violatedDirective + ' ' + blockedURI));
}`;

/**
 * Stands before the website and hears what its pages complain of, in browsers whose drivers do not tell: an error on the
 * console, an uncaught one, a file that does not load, a breach of the policy; and every answer of 5xx.
 */
export async function openWitness() {
  let site: number | undefined;
  const problems: string[] = [];
  let held: RegExp | undefined;
  const waiting: (() => void)[] = [];
  const server = createServer((incoming, answer) => {
    if (incoming.url === scriptPath) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (incoming.url === reportPath)
      void read(incoming).then((text) => (problems.push(text), answer.end()));
    else if (held?.test(incoming.url!)) waiting.push(() => pass(incoming, answer));
    else pass(incoming, answer);
  });

  function pass(incoming: IncomingMessage, answer: ServerResponse) {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const options = { port: site, path: incoming.url, method: incoming.method, headers };
    const onward = request(options, (answered) => {
      const { statusCode = 502 } = answered;
      // With a fresh data folder more photos may wait to be made than are let wait (docs/decisions/0031-stories.md).
      if (statusCode >= 500 && !incoming.url?.startsWith('/fotos/'))
        problems.push(`${statusCode}: ${incoming.url}`);
      if (!answered.headers['content-type']?.startsWith('text/html'))
        return void answered.pipe(answer.writeHead(statusCode, answered.headers));
      void read(answered).then((html) => {
        const { 'content-length': _, ...rest } = answered.headers;
        answer.writeHead(statusCode, rest);
        answer.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`));
      });
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The port of the website itself. */
    stand(before: number) {
      site = before;
    },
    /** Answers no request for such a path until `release`. */
    hold(path: RegExp) {
      held = path;
    },
    /** How many requests are held. */
    held: async () => waiting.length,
    release() {
      held = undefined;
      for (const go of waiting.splice(0)) go();
    },
    /** What was heard since it was asked last. */
    heard: () => problems.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(stream: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
