import { escapeXml } from '@domain/escape-xml';
import type { LetterLink } from './letter';

/* What every part of a letter is set with. */

export const serif = "'Ysabeau','Optima','Candara','Segoe UI',Arial,sans-serif";
export const sans = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
export const ink = '#231815';

export const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Older mail programs know HTML 4, which has no name for the apostrophe. */
export const escape = (text: string) => escapeXml(text).replaceAll('&apos;', '&#39;');

/** A link in the colour of its text. */
export const anchor = ({ label, url }: LetterLink, color: string) =>
  `<a href="${escape(url)}" style="color:${color}">${escape(label)}</a>`;
