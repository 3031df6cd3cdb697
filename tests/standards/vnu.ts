import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** React writes it, and no browser minds. */
const written = 'Trailing slash on void elements.*';

/** Whether there is a Java to run the checker; `.ci/run` gets Debian's. */
export const hasJava = () => spawnSync('java', ['-version']).status === 0;

/**
 * What the Nu HTML checker finds in files of HTML, errors and warnings, a line each: file, rule, and the place.
 * @throws where Java or the checker itself fails
 */
export async function findings(folder: string, files: readonly string[]): Promise<string[]> {
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  // Its schemas need a deeper stack than Java gives where it is thrifty.
  const options = ['-Xss1m', '-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json'];
  const { stdout } = await promisify(execFile)('java', [...options, '--filterpattern', written, ...files], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.map(({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract}`);
}

interface Message {
  url: string;
  message: string;
  extract?: string;
}
