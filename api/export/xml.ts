/** Characters that XML 1.0 cannot hold at all, and halves of surrogate pairs. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or an attribute. Line breaks and tabs of attributes are references, or a reader makes them spaces. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => references[sign]!);
}

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
