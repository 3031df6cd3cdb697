import type { House, LetterHome, LetterSection } from './letter';
import { anchor, escape, ink, sans, serif, table } from './letter-marks';

const soft = '#54453d';
const rule = 'border-top:1px solid #d6cbbc';

/** Homes of a letter, by what they are told of for; the first stands large, the others in rows. */
export const sectionsHtml = (sections: readonly LetterSection[], house: House): string =>
  sections.map((section, index) => sectionHtml(section, house, index === 0)).join('');

const sectionHtml = ({ heading, homes, link }: LetterSection, house: House, isFirst: boolean) =>
  [
    `<h2 style="margin:8px 0 12px;font:400 22px/1.2 ${serif};color:${ink}">${escape(heading)}</h2>`,
    ...homes.map((home, index) =>
      isFirst && index === 0 && home.picture ? largeHtml(home, house) : homeHtml(home, house),
    ),
    `<p style="margin:0 0 28px;padding-top:12px;${rule};font:400 13px/1.5 ${sans}">${anchor(link, '#6b5b51')}</p>`,
  ].join('');

const largeHtml = (home: LetterHome, house: House) =>
  `${pictureHtml(home, 520)}<div style="padding:14px 0 24px">${words(home, house, 23)}</div>`;

/** A row without its picture is one cell: nothing is empty where there is none, or none is loaded. */
const homeHtml = (home: LetterHome, house: House) =>
  `<table ${table} width="100%" style="${rule}"><tr>${home.picture ? pictureCell(home) : ''}<td valign="top" style="padding:14px 0 16px">${words(home, house, 20)}</td></tr></table>`;

/** On a phone it is smaller (letter-html.ts). */
const pictureCell = (home: LetterHome) =>
  `<td class="p" width="150" valign="top" style="padding:16px 16px 16px 0;width:150px">${pictureHtml(home, 150)}</td>`;

const pictureHtml = ({ url, title, picture }: LetterHome, width: number) =>
  `<a href="${escape(url)}" style="color:${ink};text-decoration:none"><img src="${escape(picture!)}" width="${width}" alt="${escape(title)}" style="display:block;width:100%;height:auto;border:0;font:400 13px/1.3 ${sans};color:${soft}"></a>`;

const noBreak = '\u00a0';
/** 'R$ 600.000' and 'R$ 13,25 mi' on one line. */
const unbroken = (text: string) =>
  escape(text.replaceAll(/(\p{Sc}) (?=\d)|(\d) (?=(?:bi|mil?)\b)/gu, `$1$2${noBreak}`));
const unbrokenFact = (text: string) => escape(text.replaceAll(' ', noBreak));

const words = (
  { url, title, place: [district, ...town], facts, price, reason }: LetterHome,
  { accent }: House,
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
