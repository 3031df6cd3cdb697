import { readFile } from 'node:fs/promises';
import { StartupError } from '@api/errors';
import type { OperatorIndex } from '~/domain/legacy-urls/operator-index';
import { compileOperatorRules } from '~/domain/legacy-urls/operator-loops';
import { redirectRules } from '~/domain/legacy-urls/redirect-for';
import type { Env } from './env';

/** Read where the website is started, if it is there; a file that a setting names has to be. */
const defaultFile = 'redirects.txt';

/**
 * Reads the operator's own redirects. Bad lines are told with their number and left out.
 * @throws StartupError where the file that the setting names cannot be read
 */
export async function readOwnRedirects(
  { redirectsFile, legacy }: Pick<Env, 'redirectsFile' | 'legacy'>,
  tell: (line: string) => void,
): Promise<OperatorIndex | undefined> {
  const file = redirectsFile ?? defaultFile;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (!redirectsFile && error.code === 'ENOENT') return undefined;
    throw new StartupError(`REDIRECTS_FILE: não foi possível ler ${file} (${error.code ?? error.message}).`);
  });
  if (text === undefined) return undefined;
  const { index, problems } = compileOperatorRules(text, redirectRules(legacy));
  for (const { line, reason } of problems) {
    tell(`${file}, linha ${line}: ${reason}; a linha foi ignorada`);
  }
  return index;
}
