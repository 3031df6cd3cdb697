export interface Question {
  ask: 'copy';
  origin: string;
  paths: string[];
}

export type Reply =
  | { tell: 'ready'; port: number }
  /** Mean length of the compressed bodies. */
  | { tell: 'copied'; meanBytes: number };
