import { trimEndOf } from '@domain/kernel/trim';

/** '1.250.000,00', '1,250,000.00', 'R$ 850 mil', '1,2 milhão'; '1.250' is 1250. null without a number. */
export function readNumber(text: string): number | null {
  const match = /(-?)(\d[\d.,\s'\u00a0]*)\s*(milh[oõãa]\S*|mil\b|mi\b)?/i.exec(text.normalize('NFC'));
  if (!match) return null;
  const digits = trimEndOf(match[2]!.replace(/[\s'\u00a0]/g, ''), /[.,]/);
  const value = Number(withoutThousands(digits));
  if (!Number.isFinite(value)) return null;
  const unit = match[3]?.toLowerCase();
  const factor = !unit ? 1 : unit === 'mil' ? 1_000 : 1_000_000;
  return (match[1] ? -1 : 1) * value * factor;
}

function withoutThousands(digits: string): string {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) {
    const [decimal, thousands] = dot > comma ? ['.', ','] : [',', '.'];
    return digits.replaceAll(thousands, '').replace(decimal, '.');
  }
  const separator = dot >= 0 ? '.' : comma >= 0 ? ',' : '';
  if (!separator) return digits;
  const groups = digits.split(separator);
  const parted =
    /^\d{1,3}$/.test(groups[0]!) && groups[0] !== '0' && groups.slice(1).every((group) => group.length === 3);
  if (parted) return groups.join('');
  return groups.length === 2 ? groups.join('.') : groups.slice(0, -1).join('') + '.' + groups.at(-1);
}

/** 'Sim', '1', 'S', 'true', 'X' or a count above zero. */
export function readFlag(text: string): boolean {
  const word = text.trim().toLowerCase();
  return /^(s|sim|y|yes|true|verdadeiro|v|x|on)$/.test(word) || /^0*[1-9]\d*$/.test(word);
}

/** null: neither yes nor no. */
export const readAnswer = (text: string): boolean | null =>
  readFlag(text) ? true : saysNo(text) ? false : null;

/** false for ''. */
export function saysNo(text: string): boolean {
  return /^(0+|n|n[aã]o|no|false|falso|f|off)$/i.test(text.trim());
}

/** '5+' is 5, '2,0' is 2; null without a number; undefined out of range. */
export function readCount(text: string, min: number, max: number): number | null | undefined {
  if (text.trim() === '') return null;
  const value = readNumber(text);
  if (value === null) return /\d/.test(text) ? undefined : null;
  const count = Math.floor(value);
  return count >= min && count <= max ? count : undefined;
}
