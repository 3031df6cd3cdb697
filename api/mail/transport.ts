/** A letter on its way. */
export interface Message {
  /** The queue's number: names it in the log and in files. */
  id: number;
  letter: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The way that letters take. */
export interface MailTransport {
  /**
   * Resolves once the message is taken over; says where to, for the log.
   * @throws MailTransportError
   */
  send(message: Message): Promise<object>;
}

/**
 * Why a message was not taken:
 * 'away': nothing can be sent at the moment, whatever the message (no connection, no TLS, sign-in or sender refused)
 * 'later': this message is refused for now
 * 'refused': this message is refused for good
 */
export type Trouble = 'away' | 'later' | 'refused';

export class MailTransportError extends Error {
  override name = 'MailTransportError';
  /** @param message for the log: no address, and nothing that a mail server has said in words */
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message);
  }
}
