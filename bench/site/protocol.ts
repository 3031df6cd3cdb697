/** What the bench asks of the bare server: to send from now on what a website answers at these addresses. */
export interface Question {
  ask: 'copy';
  origin: string;
  paths: string[];
}

export type Reply =
  | { tell: 'ready'; port: number }
  /** Mean length of a body as it is sent. */
  | { tell: 'copied'; meanBytes: number };
