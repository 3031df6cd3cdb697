import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Mail } from '@api/db/schema-accounts';
import { isDatabaseAway } from '@api/errors';
import type { Logger } from '@api/log';
import { warned } from '@domain/logged';
import type { House } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { type MailTransport, MailTransportError, type Trouble } from './transport';
import { claimMail, failMail, isOvertaken, postponeMail, releaseMail, removeMail } from './queue';
import { writeLetter } from './write-letter';

/** Letters on their way at once. */
const atOnce = 4;
const stopMs = 5_000;

/** In ms: how soon a new letter is seen; and the first and longest pause while nothing can be sent. */
export interface MailPauses {
  idle: number;
  away: number;
  longestAway: number;
}
const usualPauses: MailPauses = { idle: 1_000, away: 5_000, longestAway: 60_000 };

export interface MailWorkerOptions {
  db: Kysely<Database>;
  transport: MailTransport;
  house: House;
  log: Logger;
  pauses?: MailPauses;
}

export interface MailWorker {
  /** Lets what is on its way arrive, for a while; what has not by then is tried again at the next start. */
  stop(): Promise<void>;
}

/**
 * Sends the queue's letters until it is stopped; several instances share the work. While the mail server is away all
 * letters wait, for as long as it takes.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const stopping = new AbortController();
  const ended = run(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await Promise.race([ended, pause(stopMs, undefined, { ref: false })]);
    },
  };
}

async function run(options: MailWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, log, pauses = usualPauses } = options;
  let rest = pauses.idle;
  while (!signal.aborted) {
    let isWell = true;
    try {
      const mails = await claimMail(db, rest > pauses.idle ? 1 : atOnce);
      const outcomes = await Promise.all(mails.map((mail) => deliver(options, mail)));
      isWell = !outcomes.includes('away');
      if (isWell && mails.length > 0) {
        rest = pauses.idle;
        continue;
      }
    } catch (error) {
      isWell = false;
      warned(log, 'E-mails: o banco de dados não respondeu')(error);
    }
    if (isWell) rest = pauses.idle;
    else rest = rest > pauses.idle ? Math.min(rest * 2, pauses.longestAway) : pauses.away;
    await pause(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** One letter, to its end for now. Nothing that is thrown here leaves it in nobody's hands. */
async function deliver(options: MailWorkerOptions, mail: Mail): Promise<Trouble | 'done'> {
  const { db, log } = options;
  const about = { mail: mail.id, letter: mail.letter };
  try {
    const sent = await send(options, mail);
    if (sent) log.info({ ...about, ...sent }, 'E-mail enviado');
    await removeMail(db, mail);
    return 'done';
  } catch (error) {
    const { trouble, message: reason } = troubleOf(error);
    log[trouble === 'refused' ? 'error' : 'warn']({ ...about, reason }, said[trouble]);
    if (trouble === 'away') await releaseMail(db, mail);
    else if (trouble === 'later') await postponeMail(db, mail, reason);
    else await failMail(db, mail, reason);
    return trouble;
  }
}

/** Writes and sends it; null where there is nothing to say. */
async function send({ db, transport, house }: MailWorkerOptions, mail: Mail): Promise<object | null> {
  const letter = (await isOvertaken(db, mail)) ? null : await writeLetter({ db, house }, mail);
  if (!letter) return null;
  return transport.send({
    id: mail.id,
    letter: mail.letter,
    to: mail.recipient,
    subject: letter.subject,
    html: letterHtml(letter, house),
    text: letterText(letter, house),
  });
}

const said: Record<Trouble, string> = {
  away: 'E-mails em espera: não há como enviá-los agora',
  later: 'Um e-mail foi recusado por ora e será enviado mais tarde',
  refused: 'Um e-mail foi recusado em definitivo',
};

/** What is not the transport's own word is the database's, or a fault of ours in writing: neither may cost a letter. */
function troubleOf(error: unknown): MailTransportError {
  if (error instanceof MailTransportError) return error;
  return new MailTransportError(isDatabaseAway(error) ? 'away' : 'later', (error as Error).name);
}
