import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { differencesAt } from './described';
import { openFront } from './front';

export const webhookSecret = 'a-secret-of-the-tests-32-letters-or-more';

export interface ReceivedHook {
  id: string;
  body: {
    type: string;
    data: Record<string, unknown> & { protocol: string; email: string; message: string | null };
  };
}

/** What is answered instead of 204; a function may also never answer. */
type Answer = number | ((response: ServerResponse, hook: ReceivedHook) => void);

/**
 * An operator's system on this machine: checks each signature as docs/leads.md says and each message by
 * docs/openapi.json, keeps what it took, and may `leave` and
 * `listen` again where it was before.
 */
export function webhookSink(secret = webhookSecret) {
  const received: ReceivedHook[] = [];
  let front: Awaited<ReturnType<typeof openFront>> | undefined;
  let answer: Answer = 204;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    if (!isSigned(request, text, secret)) return void response.writeHead(401).end();
    const hook = {
      id: String(request.headers['webhook-id']),
      body: JSON.parse(text) as ReceivedHook['body'],
    };
    const differences = differencesAt(
      ['webhooks', hook.body.type, 'post', 'requestBody', 'content', 'application/json', 'schema'],
      hook.body,
    );
    if (differences.length > 0) {
      console.error(`${hook.body.type} is not as docs/openapi.json describes: ${differences.join('; ')}`);
      return void response.writeHead(400).end();
    }
    if (typeof answer === 'function') return void answer(response, hook);
    if (answer < 300) received.push(hook);
    response.writeHead(answer, answer === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end();
  };
  const server = createServer(
    (request, response) => void take(request, response).catch(() => response.destroy()),
  );
  return {
    received,
    get url() {
      return `http://127.0.0.1:${front!.port}/contatos`;
    },
    answer: (next: Answer) => void (answer = next),
    async listen() {
      if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
      front ??= await openFront();
      front.passOnTo((server.address() as AddressInfo).port);
    },
    /** Closes each connection until it listens again. */
    leave: () => front!.refuse(),
    async close() {
      await front?.close();
      front = undefined;
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** As docs/leads.md tells operators to check. */
function isSigned({ headers }: IncomingMessage, body: string, secret: string): boolean {
  const [id, time, given] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const wanted = `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`;
  return given!.length === wanted.length && timingSafeEqual(Buffer.from(given!), Buffer.from(wanted));
}
