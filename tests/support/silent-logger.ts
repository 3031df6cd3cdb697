import pino from 'pino';

/** For what is tested without its log. */
export const silentLogger: pino.Logger = pino({ level: 'silent' });
