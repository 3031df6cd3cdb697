/** A letter on its way. */
export interface Message {
  /** The queue's number: names it in the log and in files. */
  id: number;
  letter: string;
  /** The name that it comes from, where the operator has set none. */
  from: string;
  to: string;
  /** Whom an answer goes to. */
  replyTo?: string;
  /** Where one click ends letters like this one (RFC 8058); only those that somebody asked for have it. */
  unsubscribe?: string;
  subject: string;
  html: string;
  text: string;
}

/** The way that letters take. */
export interface MailTransport {
  /**
   * Resolves once the message is taken over; says where to, for the log.
   * @throws WorkTrouble: 'away' (no connection, no TLS, sign-in or sender refused), 'later' or 'refused' of this message
   */
  send(message: Message, signal?: AbortSignal): Promise<object>;
}
