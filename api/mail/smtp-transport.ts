import nodemailer from 'nodemailer';
import { type Trouble, WorkTrouble } from '@api/work/trouble';
import { clock } from '@domain/clock';
import { email } from '@domain/validation/email';
import type { MailTransport } from './transport';
import type { Sender } from './sender';
import type { SmtpServer } from './smtp-url';

/** Of each step, in ms. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};
/** The longest that a sending may take, whatever the steps take; below `claimSeconds` (mail-kind.ts). */
const sendDeadlineMs = 90_000;

/**
 * Hands letters to a mail server, each over a connection of its own: they are few.
 * @param options.ca instead of the authorities that this machine trusts
 */
export function smtpTransport(
  server: SmtpServer,
  from: Sender,
  { deadlineMs = sendDeadlineMs, ca }: { deadlineMs?: number; ca?: string } = {},
): MailTransport {
  const mailer = nodemailer.createTransport({
    ...server,
    ...timeouts,
    tls: { minVersion: 'TLSv1.2', ca },
    // On this machine a server's certificate is hardly ever one that anybody could check.
    ignoreTLS: !server.requireTLS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@')[1]!;
  return {
    async send({ id, from: houseName, to, replyTo, unsubscribe, subject, html, text }, signal) {
      // The queue takes single addresses only (queue-mail.ts); nodemailer would understand a list.
      if (![to, replyTo ?? to].every((each) => email.safeParse(each).success))
        throw new WorkTrouble('refused', 'EADDRESS');
      try {
        await mailer.sendMail({
          from: { name: from.name ?? houseName, address: from.address },
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          // Another with each attempt: mail programs hide a second of the same id, and this one's link is the one that serves.
          messageId: `<${id}.${clock.nowMs()}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': 'pt-BR',
            ...oneClick(unsubscribe),
          },
          signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])]),
        });
        return {};
      } catch (error) {
        throw transportError(error as SmtpFailure);
      }
    },
  };
}

/** RFC 8058: a mail program ends the letters by itself, without opening the page. */
const oneClick = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** What nodemailer says of a failure. */
interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function transportError({ code, name, command, responseCode, response }: SmtpFailure): WorkTrouble {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const reason = [command, responseCode ?? code ?? name, enhanced].filter(Boolean).join(' ');
  return new WorkTrouble(troubleOf(command, responseCode, enhanced), reason);
}

/** Steps at which a server judges the message; at any other it judges us, or is not there. */
const judging = ['RCPT TO', 'DATA'];

/**
 * 5.7: its policy refuses the way that the letter takes (relaying, sign-in, reputation), which the operator mends; so does
 * 530. A letter lost to a wrong setting would be lost for nothing.
 */
function troubleOf(
  command: string | undefined,
  responseCode: number | undefined,
  enhanced?: string,
): Trouble {
  if (!judging.includes(command ?? '') || !responseCode || responseCode === 421) return 'away';
  const isPassing = responseCode < 500 || responseCode === 530 || enhanced?.startsWith('5.7.');
  return isPassing ? 'later' : 'refused';
}
