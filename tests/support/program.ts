import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../scripts/workshop/bundle.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The programs that ship beside the website (`npm test` builds before these tests run). */
export const builtProgram = (
  name:
    | 'api'
    | 'catalogue'
    | 'leads'
    | 'newsletter'
    | 'experiments'
    | 'house'
    | 'backup'
    | 'move'
    | 'upgrade',
) => path.join(root, 'build/node', `${name}.js`);

/**
 * Makes a program of a test's own file, for processes that are started again and again: each start compiles nothing.
 * @param file from the project's folder
 * @returns the program's path
 */
export async function makeProgram(file: string): Promise<string> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache', 'program-'));
  await bundle({ program: file }, folder);
  return path.join(folder, 'program.js');
}
