import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openFront } from '../../tests/support/front';

/** What a website's settings are for a given public origin. */
export type SettingsFor = (origin: string) => Record<string, string> | Promise<Record<string, string>>;

/**
 * Starts the built website and waits until it listens.
 * @param settingsFor besides those of every website under test
 * @returns its origin, and what it wrote when it started
 */
export async function startWebsite(settingsFor: SettingsFor) {
  const front = await openFront();
  const settings = await settingsFor(front.origin);
  const website = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_URL: front.origin,
      DRAIN_MS: '0',
      DEMO_CATALOGUE: 'full',
      // On a busy machine an answer may be late. Pages without answers have stories of their own.
      PAGE_TIMEOUT_MS: '20000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(website, 'exit');
  /** @returns its exit code */
  const stop = async () => {
    website.kill('SIGTERM');
    await ended;
    await front.close();
    return website.exitCode;
  };
  let output = '';
  const port = await new Promise<number | undefined>((resolve) => {
    website.stdout.on('data', (chunk) => {
      output += chunk;
      const announced = /"port":(\d+)[^\n]*"website ready"/.exec(output);
      if (announced) resolve(Number(announced[1]));
    });
    void ended.then(() => resolve(undefined));
  });
  if (port === undefined) {
    await stop();
    throw new Error(`the website ended with ${website.exitCode}`);
  }
  front.passOnTo(port);
  return { origin: front.origin, said: output, stop };
}
