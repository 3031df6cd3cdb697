import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workshop/steps.mjs';

/** The last stage of the Dockerfile. @returns {Promise<{name: string, text: string}[]>} */
export async function imageInstructions() {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8');
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const all = lines.map((line) => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line);
    return { name, text: rest };
  });
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM') + 1);
}

export function howItRuns(instructions) {
  const of = (name) => instructions.filter((each) => each.name === name).map(({ text }) => text);
  const [entrypoint, command] = ['ENTRYPOINT', 'CMD'].map((name) => JSON.parse(of(name).at(-1)));
  return {
    workdir: of('WORKDIR').at(-1),
    user: of('USER').at(-1).split(':').map(Number),
    env: Object.fromEntries(
      of('ENV').flatMap((text) =>
        [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, key, quoted, plain]) => [
          key,
          quoted ?? plain,
        ]),
      ),
    ),
    entrypoint,
    command,
  };
}
