import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const file = '.env';

/** ' (.env, linha 3)' if the first setting that `message` names has its value from there, else ''. */
export function placeInEnvFile(
  message: string,
  text = readOrNothing(),
  environment: Record<string, string | undefined> = process.env,
): string {
  const name = /^(?:A configuração )?([A-Z][A-Z0-9_]+)\b/.exec(message)?.[1];
  if (!name || !text || parseEnv(text)[name] !== environment[name]) return '';
  const line = text
    .split('\n')
    .findLastIndex((each) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(each));
  return line < 0 ? '' : ` (${file}, linha ${line + 1})`;
}

function readOrNothing(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
