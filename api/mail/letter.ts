import type { Office } from '@domain/firm';

/** What a letter says, before it is set as HTML and as text. */
export interface Letter {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** What its reader may do; `spelledOut`: the address stands in the letter, for a button that does not open. */
  action?: { label: string; url: string; spelledOut?: boolean };
  /** In smaller letters, below the action. */
  notes: readonly string[];
  /** Why this person gets it. */
  reason: string;
}

/** Who sends letters: where their links lead (never a request's Host header) and which office signs. */
export interface House {
  siteUrl: string;
  office: Office;
}

/** 'Bossa Nova, Alameda das Sibipirunas, 120, São Paulo. CRECI 00.000-J.' */
export const signature = ({ office: { lines, city, creci } }: House) =>
  `Bossa Nova, ${lines[0]}, ${city}. CRECI ${creci}.`;

export const privacyUrl = ({ siteUrl }: House) => `${siteUrl}/politica-de-privacidade`;
