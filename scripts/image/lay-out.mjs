import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root, run, step } from '../workshop/steps.mjs';
import { debianRoot } from './contained.mjs';
import { imageInstructions } from './dockerfile.mjs';

const userConfig = join(homedir(), '.npmrc');

/** Executes the Dockerfile's last stage without Docker, from this built checkout; this machine's root is read-only. */
async function layOut(tree, node) {
  await mkdir(join(tree, 'site'), { recursive: true });
  for (const { name, text } of await imageInstructions()) {
    if (name === 'COPY') await copy(tree, text.split(' '));
    if (name === 'RUN') await runOver(tree, node, text);
  }
}

/** Returns the image's tree, in a temporary folder or in the one of `--tree`, which later runs reuse. */
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
      // Docker gives RUN all capabilities. A separate npm cache leaves the user's unchanged.
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

/** Sum of file sizes in bytes, not of disk blocks. */
export async function bytesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const sizes = await Promise.all(
    files.map(async (each) => (await lstat(join(each.parentPath, each.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export async function nodeOf(version) {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', '-p', `node@${version}`, 'node', '-p', 'process.execPath'],
    // Outside of the project: its npm settings disable the install script that downloads Node.
    { cwd: tmpdir() },
  );
  return dirname(stdout.trim());
}
