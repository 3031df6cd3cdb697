import { once } from 'node:events';
import { join } from 'node:path';
import { start } from '../workshop/steps.mjs';
import { howItRuns, imageInstructions } from './dockerfile.mjs';

/** This machine's Debian, read-only, with the image's Node version. @returns {string[]} bubblewrap arguments */
export const debianRoot = (node) => [
  ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc', '--ro-bind', node, '/node'],
  ...['lib', 'lib64', 'bin', 'sbin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
  ...['--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
  ...['--setenv', 'PATH', '/node:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
];

const asCompose = [
  '--unshare-user',
  '--uid',
  '1000',
  '--gid',
  '1000',
  '--cap-drop',
  'ALL',
  '--remount-ro',
  '/',
];

/** `docker run IMAGE args` without Docker. `tree`: from lay-out.mjs; `reads`: read-only folders of the host.
 * @param {{tree: string, node: string, data: string, name: string, hasNetwork?: boolean, reads?: string[]}} container
 * @param {string[]} args `{ program: [...] }` replaces the entry point @param {Record<string, string>} [settings] */
export async function startContained(container, args, settings = {}) {
  const { tree, node, data, name, hasNetwork = false, reads = [] } = container;
  const { workdir, env, entrypoint, command } = howItRuns(await imageInstructions());
  const program = Array.isArray(args) ? [...entrypoint, ...(args.length > 0 ? args : command)] : args.program;
  const own = Object.entries({ ...env, ...settings }).flatMap(([key, value]) => ['--setenv', key, value]);
  const child = start(
    'bwrap',
    [
      ...[
        '--clearenv',
        '--json-status-fd',
        '3',
        '--die-with-parent',
        '--unshare-pid',
        '--as-pid-1',
        '--unshare-ipc',
      ],
      ...['--unshare-uts', '--hostname', name, ...(hasNetwork ? [] : ['--unshare-net'])],
      ...debianRoot(node),
      ...['--ro-bind', join(tree, 'site'), workdir, '--bind', data, '/data'],
      ...reads.flatMap((folder) => ['--ro-bind', folder, folder]),
      ...[...asCompose, ...own, '--chdir', workdir, ...program],
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let status = '';
  child.stdio[3].on('data', (chunk) => (status += chunk));
  const ended = once(child, 'close').then(([code]) => code);
  return {
    ended,
    said: () => output,
    /** Signals the program; a signal to bubblewrap would kill it immediately. */
    signal: (which) => process.kill(Number(/"child-pid": (\d+)\b/.exec(status)[1]), which),
  };
}

export async function runContained(container, args, settings) {
  const started = await startContained(container, args, settings);
  return { code: await started.ended, said: started.said() };
}
