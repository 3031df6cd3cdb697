import type { EmailBrokerage, EmailProperty, EmailSection } from './email';
import { anchor, escape, ink, sans, serif, table } from './email-markup';

const soft = '#54453d';
const rule = 'border-top:1px solid #d6cbbc';

export const sectionsHtml = (sections: readonly EmailSection[], brokerage: EmailBrokerage): string =>
  sections.map((section, index) => sectionHtml(section, brokerage, index === 0)).join('');

const sectionHtml = (
  { heading, homes: properties, link }: EmailSection,
  brokerage: EmailBrokerage,
  isFirst: boolean,
) =>
  [
    `<h2 style="margin:8px 0 12px;font:400 22px/1.2 ${serif};color:${ink}">${escape(heading)}</h2>`,
    ...properties.map((property, index) =>
      isFirst && index === 0 && property.picture
        ? largeHtml(property, brokerage)
        : propertyHtml(property, brokerage),
    ),
    `<p style="margin:0 0 28px;padding-top:12px;${rule};font:400 13px/1.5 ${sans}">${anchor(link, '#6b5b51')}</p>`,
  ].join('');

const largeHtml = (property: EmailProperty, brokerage: EmailBrokerage) =>
  `${pictureHtml(property, 520)}<div style="padding:14px 0 24px">${words(property, brokerage, 23)}</div>`;

const propertyHtml = (property: EmailProperty, brokerage: EmailBrokerage) =>
  `<table ${table} width="100%" style="${rule}"><tr>${property.picture ? pictureCell(property) : ''}<td valign="top" style="padding:14px 0 16px">${words(property, brokerage, 20)}</td></tr></table>`;

const pictureCell = (property: EmailProperty) =>
  `<td class="p" width="150" valign="top" style="padding:16px 16px 16px 0;width:150px">${pictureHtml(property, 150)}</td>`;

const pictureHtml = ({ url, title, picture }: EmailProperty, width: number) =>
  `<a href="${escape(url)}" style="color:${ink};text-decoration:none"><img src="${escape(picture!)}" width="${width}" alt="${escape(title)}" style="display:block;width:100%;height:auto;border:0;font:400 13px/1.3 ${sans};color:${soft}"></a>`;

const noBreak = '\u00a0';
/** Keeps 'R$ 600.000' and 'R$ 13,25 mi' on one line. */
const unbroken = (text: string) =>
  escape(text.replaceAll(/(\p{Sc}) (?=\d)|(\d) (?=(?:bi|mil?)\b)/gu, `$1$2${noBreak}`));
const unbrokenFact = (text: string) => escape(text.replaceAll(' ', noBreak));

const words = (
  { url, title, place: [district, ...town], facts, price, reason }: EmailProperty,
  { accent }: EmailBrokerage,
  size: number,
) =>
  [
    line(
      `<b style="font-weight:500;color:${ink}">${escape(district ?? '')}</b>${escape(town.map((each) => `, ${each}`).join(''))}`,
    ),
    `<p style="margin:1px 0 0;font:400 ${size}px/1.2 ${serif}"><a href="${escape(url)}" style="color:${ink};text-decoration:none">${escape(title)}</a></p>`,
    line(
      `${facts.map(unbrokenFact).join(' · ')}${facts.length > 0 ? '<br>' : ''}<b style="font-weight:500;color:${ink}">${unbroken(price)}</b>`,
      4,
    ),
    reason && line(unbroken(reason), 8, `padding-left:12px;border-left:2px solid ${accent};`),
  ].join('');

const line = (content: string, above = 0, style = '') =>
  `<p style="margin:${above}px 0 0;${style}font:400 15px/1.5 ${sans};color:${soft}">${content}</p>`;
