import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listenAt, ownPort } from './own-port';
import { type ReceivedMail, readMail } from './read-mail';

/**
 * A real mail server on this machine: keeps what it takes over, decoded. It may close and `listen` again, where it was
 * before.
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
  let port = 0;
  return {
    received,
    get port() {
      return port;
    },
    async listen() {
      server = open();
      // A client that gives up is no fault of the server's.
      server.on('error', () => undefined);
      port ||= await ownPort();
      await listenAt(server.server, port);
    },
    close: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}

/** A mail server's refusal. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
