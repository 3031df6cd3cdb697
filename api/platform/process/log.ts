import pino from 'pino';
import { requestId } from './request-id';

export type Logger = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** Fields of PostgreSQL errors that may quote personal data from a row. */
const quoting = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters'];

export const errorSerializers = {
  err(error: Error) {
    const written: Record<string, unknown> = pino.stdSerializers.err(error);
    return Object.fromEntries(Object.entries(written).filter(([name]) => !quoting.includes(name)));
  },
};

/** Never log a secret, a token or a whole e-mail address. */
export const createLogger = (level: string, to?: pino.DestinationStream): pino.Logger =>
  pino({ level, serializers: errorSerializers, mixin: () => named(requestId()) }, to);

const named = (request: string | undefined) => (request === undefined ? {} : { request });
