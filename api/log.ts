import pino from 'pino';
import { requestId } from './request-id';

/** What the rooms of the back end need of a log; the server hands in its own. */
export type Logger = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** What PostgreSQL says besides of an error may quote a row: somebody's e-mail, say. */
const quoting = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters'];

/** How errors are logged everywhere: without what may quote a person's data. */
export const errorSerializers = {
  err(error: Error) {
    const written: Record<string, unknown> = pino.stdSerializers.err(error);
    return Object.fromEntries(Object.entries(written).filter(([name]) => !quoting.includes(name)));
  },
};

/** Lines of JSON on standard output, each with the request that it is about. Never give it a secret, a token or a whole e-mail address. */
export const createLogger = (level: string, to?: pino.DestinationStream): pino.Logger =>
  pino({ level, serializers: errorSerializers, mixin: () => named(requestId()) }, to);

const named = (request: string | undefined) => (request === undefined ? {} : { request });
