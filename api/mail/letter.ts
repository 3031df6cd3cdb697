import type { Hex } from '@domain/brand-colours';
import type { HouseName, Office } from '@domain/firm';

/** Addresses in letters are whole. */
export interface LetterLink {
  label: string;
  url: string;
}

/** A home that a letter shows. */
export interface LetterHome {
  url: string;
  title: string;
  /** District and town. */
  place: readonly string[];
  facts: readonly string[];
  price: string;
  /** Fetched by the mail program, where it does. */
  picture?: string;
  /** Why it is shown, or what else its reader is told of it. */
  reason: string;
  /** What stands before that in the text; else 'Por quê'. */
  reasonLabel?: string;
}

export interface LetterSection {
  heading: string;
  homes: readonly LetterHome[];
  /** What its reader may do about the section. */
  link: LetterLink;
}

/** What a letter says, before it is set as HTML and as text. */
export interface Letter {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  /** Fetched by the mail program, where it does: a whole address. */
  picture?: { url: string; alt: string };
  paragraphs: readonly string[];
  /** What, and its value. */
  facts?: readonly (readonly [string, string])[];
  /** Somebody's own words, with their line breaks. */
  quote?: string;
  /** Homes, by what they are told of for. */
  sections?: readonly LetterSection[];
  /** What the sections leave out. */
  more?: readonly LetterLink[];
  /** What its reader may do; `spelledOut`: the address stands in the letter, for a button that does not open. */
  action?: { label: string; url: string; spelledOut?: boolean };
  /** In smaller letters, below the action. */
  notes: readonly string[];
  /** Why this person gets it. */
  reason: string;
  /** What can be changed of it. */
  footLinks?: readonly LetterLink[];
  /** Where one click ends letters like this one (RFC 8058). */
  unsubscribe?: string;
  /** Whom an answer goes to; else to whom it comes from. */
  replyTo?: string;
}

/** What is set of who sends letters: where their links lead (never a request's Host header) and which office signs. */
export interface LetterSettings {
  siteUrl: string;
  office: Office;
}

/** Who sends letters, with what the operator's own house says of itself (letter-house.ts). */
export interface House extends LetterSettings, HouseName {
  /** What stands beside the five strokes. */
  logo: string;
  /** The button's ground. */
  accent: Hex;
}

/** 'Bossa Nova, Alameda das Sibipirunas, 120, São Paulo. CRECI 00.000-J.' */
export const signature = ({ name, office: { lines, city, creci } }: House) =>
  `${name}, ${lines[0]}, ${city}. CRECI ${creci}.`;

export const privacyUrl = ({ siteUrl }: House) => `${siteUrl}/politica-de-privacidade`;
