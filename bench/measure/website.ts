import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { freePort } from '../../scripts/workshop/ports.mjs';
import { withMemoryLimits } from '../../scripts/programs.mjs';
import { root } from '../../scripts/workshop/steps.mjs';
import { Child } from './child';

const startMs = 180_000;
const photosMs = 120_000;
const reportCpu = pathToFileURL(join(root, 'bench/measure/report-cpu.mjs')).href;

/** Environment for measured programs, without the operator's settings. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
} as const;

export interface Website {
  pid: number;
  port: number;
  origin: string;
  /** CPU time since its start, all threads, µs. */
  cpuMicros(): Promise<number>;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** @param folder checkout with the `build` */
export async function startWebsite(settings: Record<string, string>, folder = root): Promise<Website> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = fork('build/server/index.js', [], {
    cwd: folder,
    execArgv: ['--import', reportCpu],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: withMemoryLimits({
      ...bareEnvironment,
      BENCH_TELLS_CPU: 'yes',
      PORT: String(port),
      SITE_URL: origin,
      MAP_TILE_URL: '',
      PHOTOS: 'off',
      LOG_LEVEL: 'error',
      DRAIN_MS: '0',
      ...settings,
    }),
  });
  const child = new Child<{ ask: 'cpu' }, { tell: 'cpu'; micros: number }>(started);
  const ended = once(started, 'exit');
  const begun = performance.now();
  while (!(await isReady(origin))) {
    if (started.exitCode !== null) throw new Error(`The website ended (${started.exitCode}) as it started`);
    if (performance.now() - begun > startMs) throw new Error('The website did not become ready');
    await pause(200);
  }
  return {
    pid: child.pid,
    port,
    origin,
    cpuMicros: async () => (await child.ask({ ask: 'cpu' }, 'cpu')).micros,
    ended,
    stop: () => child.end(),
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until background work ends: CPU use below 3% for two seconds. */
export async function untilQuiet(website: Website, mostMs = 120_000): Promise<void> {
  const sliceMs = 1_000;
  const begun = performance.now();
  for (let quiet = 0; quiet < 2 && performance.now() - begun < mostMs;) {
    const before = await website.cpuMicros();
    await pause(sliceMs);
    quiet = (await website.cpuMicros()) - before < sliceMs * 30 ? quiet + 1 : 0;
  }
}

/** Waits until all photos of a page are available; returns the HTML. */
export async function withPhotos(address: string): Promise<string> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(address);
    const page = await response.text();
    if (response.ok && !page.includes('default-image')) return page;
    if (performance.now() - started > photosMs)
      throw new Error(`${address} has photos that were not fetched (${response.status})`);
    await pause(500);
  }
}
