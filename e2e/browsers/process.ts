import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { patience } from './driver';

/** A program that a browser is made of. */
export interface Running {
  /** What `announced` captured of its output. */
  said: string;
  stop(): Promise<void>;
}

/**
 * Starts a program; where it announces itself, waits for that.
 * @throws where it ends, or says nothing of the kind in time
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { announced, env = {} }: { announced?: RegExp; env?: Record<string, string> },
): Promise<Running> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => end(child);
  try {
    return { said: announced ? await announcement(child, announced) : '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function announcement(child: ChildProcess, announced: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    const fail = (what: string) => () => reject(new Error(`${child.spawnfile} ${what}: ${output}`));
    const timer = setTimeout(fail('did not start'), patience.start);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const announcedText = announced.exec(output)?.[1];
      if (announcedText === undefined) return;
      clearTimeout(timer);
      resolve(announcedText);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', fail('ended'));
  });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
