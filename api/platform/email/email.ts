import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import type { Hex } from '@domain/brokerage/brand-colors';
import type { BrokerageName, Office } from '@domain/brokerage/brokerage';

/** URLs in e-mails are absolute. */
export interface EmailLink {
  label: string;
  url: string;
}

export interface EmailProperty {
  url: string;
  title: string;
  place: readonly string[];
  facts: readonly string[];
  price: string;
  picture?: string;
  reason: string;
  /** Default 'Por quê'. */
  reasonLabel?: string;
}

export interface EmailSection {
  heading: string;
  homes: readonly EmailProperty[];
  link: EmailLink;
}

export interface EmailAttachment {
  fileName: string;
  type: string;
  content: string;
}

export interface Email {
  subject: string;
  /** Preview text in the inbox. */
  preview: string;
  heading: string;
  /** What it is about, shown at its head. `url`: null without a page. */
  property?: { url: string | null; title: string; place: string; picture: string | null };
  paragraphs: readonly string[];
  facts?: readonly (readonly [string, string])[];
  /** A visitor's text, with its line breaks. */
  quote?: string;
  sections?: readonly EmailSection[];
  more?: readonly EmailLink[];
  /** `spelledOut`: the URL is also shown as text. */
  action?: { label: string; url: string; spelledOut?: boolean };
  notes: readonly string[];
  reason: string;
  footLinks?: readonly EmailLink[];
  /** One-click unsubscribe (RFC 8058). */
  unsubscribe?: string;
  replyTo?: string;
  attachments?: readonly EmailAttachment[];
}

/** `siteUrl` is a setting, never a request's Host header. */
export interface EmailSettings {
  siteUrl: string;
  /** null: it has none. */
  office: Office | null;
}

/** Built by api/brokerage/email-brokerage.ts. */
export interface EmailBrokerage extends EmailSettings, BrokerageName {
  logo: string;
  accent: Hex;
  /** Absent: none. */
  texts?: BrokerageTexts;
}

/** 'Bossa Nova, Alameda das Sibipirunas, 120, São Paulo. CRECI 00.000-J.' */
export const signature = ({ name, office }: EmailBrokerage) =>
  office ? `${name}, ${office.lines[0]}, ${office.city}. CRECI ${office.creci}.` : `${name}.`;

export const privacyUrl = ({ siteUrl }: EmailBrokerage) => `${siteUrl}/politica-de-privacidade`;
