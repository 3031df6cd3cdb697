import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openFront } from './front';

/**
 * A real mail server on this machine: keeps what it takes over, decoded. It may `leave`, and
 * `listen` again where it was.
 */
export function mailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: options.key ? [] : ['STARTTLS'],
      closeTimeout: 100,
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, isEncrypted: session.secure, ...readMail(Buffer.concat(chunks)) });
          done();
        });
      },
      ...options,
    });
  let server: SMTPServer | undefined;
  let front: Awaited<ReturnType<typeof openFront>> | undefined;
  const leave = async () => {
    front?.refuse();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    server = undefined;
  };
  return {
    received,
    get port() {
      return front?.port ?? 0;
    },
    async listen() {
      server = open();
      // A client that gives up is no fault of the server's.
      server.on('error', () => undefined);
      const listener = server.listen(0, '127.0.0.1');
      await once(listener, 'listening');
      front ??= await openFront();
      front.passOnTo((listener.address() as AddressInfo).port);
    },
    /** Closes each connection until it listens again. */
    leave,
    async close() {
      await leave();
      await front?.close();
      front = undefined;
    },
  };
}

/** A mail server's refusal. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
