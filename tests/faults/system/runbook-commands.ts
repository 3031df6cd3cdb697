import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** `npm run NAME -- …` by the built program: npm itself takes seconds. */
const npm = `#!/bin/sh
[ "$1" = run ] || exit 9
program=$2; shift 2; [ "$1" = -- ] && shift
exec "${process.execPath}" "${root}/build/node/$program.js" "$@"
`;

/** The commands in the section of an alert in docs/runbook.md, in their order. */
export async function commandsOf(alert: string): Promise<string[]> {
  const sections = (await readFile(path.join(root, 'docs/runbook.md'), 'utf8')).split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${alert}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n([^]+?)\n```$/gm)].map(([, command]) => command!);
}

/** Runs a command as an operator does, beside the site with these settings. @param others stand-ins of programs */
export async function runCommand(
  command: string,
  settings: Record<string, string>,
  others: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'runbook-'));
  await mkdir(path.join(folder, 'bin'));
  for (const [name, text] of Object.entries({ npm, ...others })) {
    const file = path.join(folder, 'bin', name);
    await writeFile(file, text);
    await chmod(file, 0o755);
  }
  const env = {
    ...process.env,
    DATABASE_URL: '',
    ...settings,
    PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
  };
  const own = command.replace('/backups', folder);
  return new Promise((resolve) => {
    execFile('sh', ['-c', own], { env, cwd: folder }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}
