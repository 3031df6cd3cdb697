import { execFile } from 'node:child_process';
import { builtProgram } from './program';

/** Runs a built program to its end, with these settings. */
export const runProgram = (
  name: Parameters<typeof builtProgram>[0],
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', ...settings };
    execFile(process.execPath, [builtProgram(name), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
