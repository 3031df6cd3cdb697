import type { OperatorRule, Problem } from './operator-rules';
import { readOperatorRule } from './operator-rules';

/** A redirect as it is typed and stored. */
export interface RedirectText {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Characters of each address. */
export const maxRedirectAddress = 800;

/** Same for all spellings of an old address; '/*' at the end: all paths below it. */
export const redirectKey = ({ from, below }: Pick<OperatorRule, 'from' | 'below'>): string =>
  `/${from.join('/').toLowerCase()}${below ? '/*' : ''}`;

export const targetText = ({ to, splat }: Pick<OperatorRule, 'to' | 'splat'>): string =>
  splat ? `${to}/:splat` : to;

/** As a line of redirects.txt. */
export const redirectLine = ({ from, to, status }: RedirectText): string =>
  `${from} ${to}${status === 302 ? ' 302' : ''}`;

/** The rule of one redirect; a text: why it is none. */
export function readRedirect({ from, to, status }: RedirectText): OperatorRule | string {
  if (/\s/.test(from.trim()) || /\s/.test(to.trim())) return 'um endereço não tem espaços';
  const rule = readOperatorRule(`${from} ${to} ${status}`, 1);
  if (!rule) return 'faltam os endereços';
  return 'reason' in rule ? rule.reason : (tooLong(rule, from, to) ?? rule);
}

/** Limits of what is stored, beside those of a line. */
export function readStoredLine(
  content: string,
  line: number,
): (OperatorRule & { text: string }) | Problem | null {
  const rule = readOperatorRule(content, line);
  if (!rule || 'reason' in rule) return rule;
  const [text = ''] = content
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\s/, 1);
  const reason = tooLong(rule, text, rule.to);
  return reason === null ? { ...rule, text } : { line, reason };
}

function tooLong({ from }: OperatorRule, ...texts: string[]): string | null {
  if (texts.some((text) => text.length > maxRedirectAddress))
    return `um endereço tem no máximo ${maxRedirectAddress} caracteres`;
  return from.some((segment) => /[\p{Cc}\p{Cs}]/u.test(segment))
    ? 'o endereço antigo tem um caractere inválido'
    : null;
}
