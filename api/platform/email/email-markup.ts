import { escapeXml } from '@domain/kernel/escape-xml';
import type { EmailLink } from './email';

export const serif = "'Ysabeau','Optima','Candara','Segoe UI',Arial,sans-serif";
export const sans = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
export const ink = '#231815';

export const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** HTML 4, which older e-mail programs use, has no `&apos;`. */
export const escape = (text: string) => escapeXml(text).replaceAll('&apos;', '&#39;');

export const anchor = ({ label, url }: EmailLink, color: string) =>
  `<a href="${escape(url)}" style="color:${color}">${escape(label)}</a>`;
