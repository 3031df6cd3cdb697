import nodemailer from 'nodemailer';
import { type JobErrorKind, JobError } from '@api/platform/jobs/job-error';
import { clock } from '@domain/kernel/clock';
import { email } from '@domain/validation/email';
import type { MailTransport } from './transport';
import type { Sender } from './sender';
import type { SmtpServer } from './smtp-url';

/** Per step, ms. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};
/** For all steps together, ms; below `claimSeconds` (mail-job.ts). */
const sendDeadlineMs = 90_000;

/** Opens a connection per e-mail. @param options.ca replaces the trusted certificate authorities */
export function smtpTransport(
  server: SmtpServer,
  from: Sender,
  { deadlineMs = sendDeadlineMs, ca }: { deadlineMs?: number; ca?: string } = {},
): MailTransport {
  const mailer = nodemailer.createTransport({
    ...server,
    ...timeouts,
    tls: { minVersion: 'TLSv1.2', ca },
    // A local server rarely has a valid certificate.
    ignoreTLS: !server.requireTLS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@')[1]!;
  return {
    async send(message, signal) {
      const { id, from: brokerageName, to, replyTo, unsubscribe, subject, html, text } = message;
      // The queue accepts only single addresses (queue-mail.ts), but nodemailer would parse a list.
      if (![to, replyTo ?? to].every((each) => email.safeParse(each).success))
        throw new JobError('refused', 'EADDRESS');
      try {
        await mailer.sendMail({
          from: { name: from.name ?? brokerageName, address: from.address },
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          attachments: message.attachments?.map(({ fileName, type, content }) => ({
            filename: fileName,
            contentType: type,
            content,
          })),
          // New for each attempt: programs hide a second e-mail with the same id, and only the newest link is valid.
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

/** RFC 8058. */
const oneClick = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function transportError({ code, name, command, responseCode, response }: SmtpFailure): JobError {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const reason = [command, responseCode ?? code ?? name, enhanced].filter(Boolean).join(' ');
  return new JobError(troubleOf(command, responseCode, enhanced), reason);
}

/** Only these steps judge the message; a failure at another step concerns our configuration or the connection. */
const judging = ['RCPT TO', 'DATA'];

/** Policy errors (5.7) and 530 concern the configuration, which the operator can correct: keep the e-mail. */
function troubleOf(
  command: string | undefined,
  responseCode: number | undefined,
  enhanced?: string,
): JobErrorKind {
  if (!judging.includes(command ?? '') || !responseCode || responseCode === 421) return 'away';
  const isPassing = responseCode < 500 || responseCode === 530 || enhanced?.startsWith('5.7.');
  return isPassing ? 'later' : 'refused';
}
