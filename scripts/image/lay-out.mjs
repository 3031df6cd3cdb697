import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root, run, step } from '../workshop/steps.mjs';
import { debianRoot } from './contained.mjs';
import { imageInstructions } from './dockerfile.mjs';

const userConfig = join(homedir(), '.npmrc');

/**
 * Lays out what the Dockerfile's last stage adds to its base image, in a folder, with no Docker at hand: COPY copies, and RUN runs
 * over this machine's own root, which nothing is written to. The stage that builds is this checkout, built.
 * @param {string} tree an empty folder; afterwards it has `site`
 * @param {string} node the folder of Node's program, of the image's version
 */
async function layOut(tree, node) {
  await mkdir(join(tree, 'site'), { recursive: true });
  for (const { name, text } of await imageInstructions()) {
    if (name === 'COPY') await copy(tree, text.split(' '));
    if (name === 'RUN') await runOver(tree, node, text);
  }
}

/**
 * The image's tree: laid out in a folder of its own, or in the one that `--tree` names, where it stays for the next time.
 * @param {string} folder for what passes
 * @param {string} node the folder of Node's program
 */
export async function imageTree(folder, node) {
  const at = process.argv.indexOf('--tree');
  const tree = at < 0 ? join(folder, 'tree') : process.argv[at + 1];
  const isThere = await stat(join(tree, 'site/scripts')).catch(() => null);
  if (!isThere) await step('Laying out the image', () => layOut(tree, node));
  return tree;
}

async function copy(tree, words) {
  const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
  const to = words.at(-1);
  for (const source of sources) {
    const from = join(root, source.replace(/^\/site\//, ''));
    const place = to.endsWith('/') ? join(tree, 'site', to, source) : join(tree, 'site', to);
    await mkdir(dirname(place), { recursive: true });
    await cp(from, place, { recursive: true });
  }
}

const runOver = (tree, node, command) =>
  run(
    'bwrap',
    [
      ...debianRoot(node),
      // What Docker gives a RUN; of npm's own keeping this machine's stays untouched.
      ...[
        '--cap-add',
        'ALL',
        '--setenv',
        'npm_config_cache',
        '/tmp/npm',
        '--ro-bind-try',
        userConfig,
        userConfig,
      ],
      ...['--bind', join(tree, 'site'), '/site', '--chdir', '/site', 'sh', '-c', command],
    ],
    { quiet: true },
  );

/** What a folder holds, in bytes: its files, not the blocks that they take. */
export async function bytesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const sizes = await Promise.all(
    files.map(async (each) => (await lstat(join(each.parentPath, each.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The folder of Node's program of a version, which npm brings: '24'. */
export async function nodeOf(version) {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', '-p', `node@${version}`, 'node', '-p', 'process.execPath'],
    // Not here: the house lets no package run scripts at its installing, and this one fetches the program so.
    { cwd: tmpdir() },
  );
  return dirname(stdout.trim());
}
