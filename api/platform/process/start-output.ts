import pino from 'pino';
import { placeInEnvFile } from './env-file';
import { createLogger, type Logger } from './log';
import { StartupError } from './startup-error';

const isTerminal = () => Boolean(process.stdout.isTTY && process.stderr.isTTY);

interface EventOptions {
  level?: 'info' | 'warn';
  fields?: object;
}
export interface StartOutput {
  print(text: string, event: string, options?: EventOptions): void;
}

/** What a server prints while it starts: `text` on a terminal, else `event`, at any LOG_LEVEL. */
export function startOutput(
  isForPeople = isTerminal(),
  log: Logger = createLogger('info'),
  write: (text: string) => void = (text) => void process.stdout.write(text),
): StartOutput {
  return {
    print(text, event, { level = 'info', fields = {} } = {}) {
      if (isForPeople) write(`${text}\n`);
      else log[level](fields, event);
    },
  };
}

/** One line, with the line of `.env` that has the value. */
export const startupText = ({ message }: StartupError): string => message + placeInEnvFile(message);

/** The operator can correct a StartupError; any other error is ours and needs its stack. */
export function giveUp(error: unknown): never {
  const isExpected = error instanceof StartupError;
  if (isTerminal()) console.error(isExpected ? startupText(error) : error);
  else {
    const log = createLogger('fatal', pino.destination({ dest: 2, sync: true }));
    log.fatal(isExpected ? { reason: startupText(error) } : { err: error }, 'start failed');
  }
  process.exit(1);
}

/** Node writes its own warnings as text. */
export function logNodeWarnings(log: Pick<Logger, 'warn'>, isForPeople = isTerminal()): void {
  if (isForPeople) return;
  process.removeAllListeners('warning');
  process.on('warning', (error) => log.warn({ err: error }, 'node warning'));
}
