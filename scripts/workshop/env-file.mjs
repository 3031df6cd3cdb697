import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import util from 'node:util';
import { root, Stop } from './steps.mjs';

/** The settings of `.env`; the environment wins, so spread it after them. @returns {Promise<Record<string, string>>}
 * @throws {Stop} naming the first wrong line, without its value, which may be secret */
export async function readEnvFile(folder = root) {
  const text = await readFile(join(folder, '.env'), 'utf8').catch(({ code }) => {
    if (code === 'ENOENT') return '';
    throw new Stop(`.env: não foi possível ler (${code})`);
  });
  const content = text.replace(/^\uFEFF/, '');
  const wrong = wrongLine(content);
  if (wrong) throw new Stop(`.env, linha ${wrong.line}: ${wrong.reason}`);
  const settings = { ...util.parseEnv(content) };
  // A login shell's mailbox is not the operator's choice, and must not win over it.
  if (settings.MAIL && process.env.MAIL?.startsWith('/')) delete process.env.MAIL;
  return settings;
}

/** The first line that Node's own reader would skip or cut without a word. */
export function wrongLine(text) {
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    if (/^\s*(?:#|$)/.test(lines[at])) continue;
    // Spaces only: Node makes a tab a part of the name.
    const value = /^ *(?:export )?[A-Za-z_][\w.-]* *=(.*)$/.exec(lines[at])?.[1];
    if (value === undefined) return { line: at + 1, reason: 'espera-se NOME=valor' };
    const [, quote, begun] = /^\s*(["'`])(.*)$/.exec(value) ?? [];
    if (!quote) {
      // The first # only: what follows one after a space is a comment.
      if (/^(?:[^#]*[^ #])?#/.test(value))
        return { line: at + 1, reason: 'o # corta o valor: ponha o valor entre aspas simples' };
      continue;
    }
    const first = at;
    let rest = begun;
    while (!rest.includes(quote) && at + 1 < lines.length) rest = lines[(at += 1)];
    const end = rest.indexOf(quote);
    if (end < 0) return { line: first + 1, reason: `falta a segunda aspa (${quote})` };
    if (!/^\s*(?:#.*)?$/.test(rest.slice(end + 1)))
      return { line: at + 1, reason: 'há texto depois da segunda aspa' };
  }
  return null;
}
