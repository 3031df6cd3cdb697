import { allowedInXml, escapeXml } from '@domain/kernel/escape-xml';

type Attributes = Record<string, string | number | undefined>;

/** '' for null or undefined. */
export function element(
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  return value === null || value === undefined
    ? ''
    : `<${name}${written(attributes)}>${escapeXml(String(value))}</${name}>`;
}

/** For texts: some portals read a mark outside of CDATA as the end of the file. '' for null. */
export function cdata(name: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  return `<${name}><![CDATA[${allowedInXml(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}

/** `children` are XML; '' without any. */
export function group(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const inside = children.join('');
  return inside === '' ? '' : `<${name}${written(attributes)}>${inside}</${name}>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${escapeXml(String(value)).replace(/[\n\r\t]/g, ' ')}"`,
    )
    .join('');
}
