import type { EmailAttachment } from './email';

export interface Message {
  /** Job id, for the log and file names. */
  id: number;
  letter: string;
  from: string;
  to: string;
  replyTo?: string;
  /** Only for e-mails by subscription (RFC 8058). */
  unsubscribe?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly EmailAttachment[];
}

export interface MailTransport {
  /** @throws JobError 'away' (no connection or TLS, sign-in or sender refused); 'later', 'refused': this message */
  send(message: Message, signal?: AbortSignal): Promise<object>;
}
