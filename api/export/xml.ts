import { escapeXml } from '@domain/escape-xml';

type Attributes = Record<string, string | number | undefined>;

/** `<name attributes>text</name>`; '' for a value that is null or undefined: the element is left out. */
export function element(
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  return value === null || value === undefined
    ? ''
    : `<${name}${written(attributes)}>${escapeXml(String(value))}</${name}>`;
}

/** An element of elements, already written; '' where there are none. */
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
