/** Characters that XML 1.0 does not allow, and lone surrogates. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const allowedInXml = (text: string): string => text.replace(unwritable, '');

export function escapeXml(text: string): string {
  return allowedInXml(text).replace(/[&<>"']/g, (sign) => references[sign]!);
}
