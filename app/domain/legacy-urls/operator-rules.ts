import { returnTo } from '../return-to';
import { decodeText } from './query';
import { isUntouched } from './untouched';

/** One line of the operator's file. */
export interface OperatorRule {
  line: number;
  /** The decoded segments of the old path; with a wildcard, those that stand before it. */
  from: readonly string[];
  /** Whether every path below `from` is meant (`/*` at its end). */
  below: boolean;
  /** A path of this site or an absolute https address, without `/:splat`. */
  to: string;
  /** Whether what the wildcard stands for is put at the new address's end. */
  splat: boolean;
  status: 301 | 302;
}

/** Why a line is left out, in the operator's language. */
export interface Problem {
  line: number;
  reason: string;
}

const splatMark = '/:splat';

/**
 * Reads the operator's redirects: a line each with the old path, the new address and a status (301 unless 302 is given),
 * with spaces between; `#` starts a comment. A bad line is told and left out.
 */
export function readOperatorRules(text: string): { rules: OperatorRule[]; problems: Problem[] } {
  const rules: OperatorRule[] = [];
  const problems: Problem[] = [];
  text.split(/\r?\n/).forEach((content, index) => {
    const fields = content
      .replace(/^\uFEFF/, '')
      .replace(/(^|\s)#.*$/, '')
      .split(/\s+/)
      .filter(Boolean);
    if (fields.length === 0) return;
    const line = index + 1;
    const rule = readRule(fields);
    if (typeof rule === 'string') problems.push({ line, reason: rule });
    else rules.push({ line, ...rule });
  });
  return { rules, problems };
}

/** The rule, or what is wrong with it. */
function readRule([from = '', to = '', status = '301', ...more]: string[]):
  | Omit<OperatorRule, 'line'>
  | string {
  if (!to || more.length > 0) return 'são esperados o endereço antigo, o novo e, se for o caso, 301 ou 302';
  if (status !== '301' && status !== '302') return `o status é 301 ou 302, e não ${status}`;

  if (!from.startsWith('/') || /[?#]/.test(from))
    return 'o endereço antigo é um caminho deste site, sem ? e #';
  const below = from.endsWith('/*');
  const path = below ? from.slice(0, -2) : from;
  if (path.includes('*')) return 'o * só pode estar no fim do endereço antigo, depois de uma barra';
  const segments = segmentsOf(path);
  if (segments.includes('')) return 'o endereço antigo precisa de ao menos um nome entre as barras';
  if (isUntouched(path) || isUntouched(`${path}/`))
    return 'este endereço antigo é dos arquivos e serviços do site';

  const splat = to.endsWith(splatMark);
  if (splat && !below) return ':splat só vale quando o endereço antigo termina em /*';
  const base = splat ? to.slice(0, -splatMark.length) : to;
  if (base.includes(':splat')) return ':splat só pode estar no fim do endereço novo, depois de uma barra';
  const target = readTarget(base, splat);
  if (target == null)
    return 'o endereço novo é um caminho deste site ou um endereço https:// completo, sem #';
  return { from: segments, below, to: target, splat, status: status === '301' ? 301 : 302 };
}

function readTarget(text: string, splat: boolean): string | null {
  if (text.includes('#') || (splat && text.includes('?'))) return null;
  const target = /^https:/i.test(text) ? readAddress(text) : splat && text === '' ? '/' : returnTo(text);
  // What follows brings its own slash: two of them would be another host.
  return splat ? (target?.replace(/\/+$/, '') ?? null) : target;
}

function readAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && !url.username && !url.password && !text.includes('\\') ? url.href : null;
}

/** A path's segments, decoded; one slash at its end says nothing. */
export function segmentsOf(path: string): string[] {
  const end = path.endsWith('/') ? -1 : undefined;
  return path.slice(1, end).split('/').map(decodeText);
}
