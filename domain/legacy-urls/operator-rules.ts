import { trimEndOf } from '@domain/kernel/trim';
import { returnTo } from '../network/return-to';
import { decodeText } from './query';
import { isUntouched } from './untouched';

export interface OperatorRule {
  line: number;
  /** Decoded, before any wildcard. */
  from: readonly string[];
  below: boolean; // matches all paths below `from` (`/*` at the end)
  /** A path of this site or absolute https URL, without `/:splat`. */
  to: string;
  splat: boolean; // appends the wildcard's value to the target
  status: 301 | 302;
}

export interface Problem {
  line: number;
  reason: string;
}

const splatMark = '/:splat';

/** Lines one by one: splitting a large file takes long. */
export function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end < 0 ? undefined : end);
    start = end < 0 ? Infinity : end + 1;
  }
}

/** Old path, target and optional status (default 301); `#` starts a comment. null: nothing but that. */
export function readOperatorRule(content: string, line: number): OperatorRule | Problem | null {
  const fields = content
    .replace(/^\uFEFF/, '')
    .split(/(?:^|\s)#/, 1)[0]!
    .split(/\s+/)
    .filter(Boolean);
  if (fields.length === 0) return null;
  const rule = readRule(fields);
  return typeof rule === 'string' ? { line, reason: rule } : { line, ...rule };
}

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
    return 'o endereço novo é um caminho deste site ou um endereço completo com https, sem #';
  return { from: segments, below, to: target, splat, status: status === '301' ? 301 : 302 };
}

function readTarget(text: string, splat: boolean): string | null {
  if (text.includes('#') || (splat && text.includes('?'))) return null;
  const target = /^https:/i.test(text) ? readAddress(text) : splat && text === '' ? '/' : returnTo(text);
  // The wildcard's value starts with a slash: two slashes would be another host.
  return splat ? target && trimEndOf(target, /\//) : target;
}

function readAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && !url.username && !url.password && !text.includes('\\') ? url.href : null;
}

/** Decoded segments; ignores a trailing slash. */
export function segmentsOf(path: string): string[] {
  const end = path.endsWith('/') ? -1 : undefined;
  return path.slice(1, end).split('/').map(decodeText);
}
