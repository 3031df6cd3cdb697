import pino from 'pino';

/** What the rooms of the back end need of a log; the server hands in its own. */
export type Logger = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** Lines of JSON on standard output. Never give it a secret, a token or a whole e-mail address. */
export const createLogger = (level: string): Logger => pino({ level });

export const silentLogger: Logger = pino({ level: 'silent' });
