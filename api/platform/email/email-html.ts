import { type EmailBrokerage, type Email, privacyUrl, signature } from './email';
import { anchor, escape, ink, sans, serif, table } from './email-markup';
import { sectionsHtml } from './email-sections';

const paper = '#efe9df';
const paperColor = '#f8f5f0';

/** E-mail programs support tables and inline styles; some drop this style sheet for narrow screens. */
const narrow =
  '@media (max-width:620px){.c{width:100%!important}.m{padding-left:20px!important;padding-right:20px!important}.h{font-size:28px!important}}@media (max-width:480px){.p{width:96px!important;padding-right:12px!important}}';

export function emailHtml(email: Email, brokerage: EmailBrokerage): string {
  const { subject, preview, heading, property, paragraphs, facts, quote, action, notes } = email;
  const body = [
    ...(property?.picture ? [image(property, property.picture)] : []),
    // The fallback faces are too thin at 300.
    `<h1 class="h" style="margin:0 0 ${property ? 8 : 20}px;font:400 34px/1.14 ${serif};color:${ink}">${escape(heading)}</h1>`,
    ...(property ? [propertyLine(property)] : []),
    ...paragraphs.map((each) => paragraph(each)),
    ...(facts ? [factsTable(facts)] : []),
    ...(quote ? [paragraph(quote, { style: `color:${ink}` }).replaceAll('\n', '<br>')] : []),
    ...(email.sections ? [sectionsHtml(email.sections, brokerage)] : []),
    ...(email.more ?? []).map(({ label, url }) => paragraph(label, { link: url })),
    ...(action ? [button(action, brokerage)] : []),
    ...(action?.spelledOut ? withUrl(notes) : notes).map((each) => paragraph(each, { size: 15 })),
    ...(action?.spelledOut
      ? [paragraph(action.url, { size: 15, style: `color:${ink};word-break:break-all` })]
      : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(subject)}</title><style>${narrow}</style></head>`,
    `<body style="margin:0;padding:0;background:${paper}"><div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;color:${paper}">${escape(preview)}</div>`,
    `<div role="main"><table ${table} width="100%" bgcolor="${paper}" style="background:${paper}"><tr><td align="center" style="padding:32px 0"><table ${table} class="c" width="600" bgcolor="${paperColor}" style="width:600px;background:${paperColor}">`,
    row('32px 40px 0', brand(brokerage)),
    row('40px 40px 0', body.join('\n')),
    row('24px 40px 0', ruler),
    row('12px 40px 36px', footer(email, brokerage)),
    '</table></td></tr></table></div></body></html>',
    '',
  ].join('\n');
}

const row = (padding: string, content: string) =>
  `<tr><td class="m" style="padding:${padding};overflow-wrap:anywhere">${content}</td></tr>`;

const paragraph = (text: string, { size = 16, style = 'color:#54453d', link = '' } = {}) =>
  `<p style="margin:0 0 16px;font:400 ${size}px/1.6 ${sans};${style}">${link ? anchor({ label: text, url: link }, ink) : unbroken(text)}</p>`;

/** Lines break after a hyphen. */
const unbroken = (text: string) =>
  escape(text).replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>');

type Property = NonNullable<Email['property']>;
const linked = (url: string | null, content: string, style: string) =>
  url ? `<a href="${escape(url)}" style="color:${ink};${style}">${content}</a>` : content;

const image = ({ url, title }: Property, picture: string) =>
  linked(
    url,
    `<img src="${escape(picture)}" width="520" alt="${escape(title)}" style="display:block;width:100%;height:auto;border:0;margin:0 0 24px;font:400 13px/1.3 ${sans};color:#54453d">`,
    'text-decoration:none',
  );

const propertyLine = ({ url, title, place }: Property) =>
  `<p style="margin:0 0 20px;font:400 16px/1.6 ${sans};color:#54453d">${linked(url, escape(title), 'font-weight:500')}<br>${escape(place)}</p>`;

const factsTable = (facts: NonNullable<Email['facts']>) =>
  `<table ${table} width="100%" style="margin:0 0 24px">${facts
    .map(
      ([name, value]) =>
        `<tr>${cell(name, `400 15px/1.4 ${sans};padding-right:16px;overflow-wrap:normal;color:#54453d`)}${cell(value, `500 15px/1.4 ${sans};color:${ink}`, 'align="right" ')}</tr>`,
    )
    .join('')}</table>`;
const cell = (text: string, font: string, align = '') =>
  `<td ${align}valign="top" style="padding:10px 0;border-bottom:1px solid #d6cbbc;font:${font}">${escape(text)}</td>`;

const button = ({ label, url }: { label: string; url: string }, { accent }: EmailBrokerage) =>
  `<table ${table}><tr><td bgcolor="${accent}" style="background:${accent};border-radius:2px"><a href="${escape(url)}" style="display:inline-block;padding:17px 28px;font:500 16px/1.2 ${sans};color:#fffdfa;text-decoration:none">${escape(label)}</a></td></tr></table><div style="height:24px;line-height:24px">&nbsp;</div>`;

const withUrl = (notes: readonly string[]) => [
  [...notes, 'Se o botão não abrir, copie este endereço:'].join(' '),
];

/** Table cells, because many programs do not load images. */
const stroke = (width: number, filled: boolean) =>
  `<td width="${width}" height="26" style="width:${width}px;height:26px;font-size:0;line-height:0${filled ? `;background:${ink}" bgcolor="${ink}"` : '"'}>&nbsp;</td>`;
const strokes = [4, 4, 6, 4].map((gap) => stroke(2, true) + stroke(gap, false)).join('') + stroke(2, true);
const brand = ({ logo }: EmailBrokerage) =>
  `<table ${table}><tr><td style="padding-right:12px"><table ${table} aria-hidden="true"><tr>${strokes}</tr></table></td><td style="font:400 26px/1 ${serif};letter-spacing:-.5px;color:${ink}">${escape(logo)}</td></tr></table>`;

const line = '1px solid #877769';
const ruler = `<table ${table} width="100%" aria-hidden="true"><tr>${[18.75, 18.75, 25, 18.75, 18.75]
  .map(
    (width, index) =>
      `<td width="${width}%" height="9" style="border-top:${line};border-left:${line}${index === 4 ? `;border-right:${line}` : ''};font-size:0;line-height:0;height:9px">&nbsp;</td>`,
  )
  .join('')}</tr></table>`;

const footer = ({ reason, footLinks = [] }: Email, brokerage: EmailBrokerage) => {
  const links = footLinks.map((link) => anchor(link, '#6b5b51')).join(' · ');
  const privacy = anchor({ label: 'Política de privacidade', url: privacyUrl(brokerage) }, '#6b5b51');
  return `<p style="margin:0;font:400 13px/1.5 ${sans};color:#6b5b51">${escape(reason)}<br>${links && `${links}<br>`}${escape(signature(brokerage))} ${privacy}</p>`;
};
