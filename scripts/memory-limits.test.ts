import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { howItRuns, imageInstructions } from './image/dockerfile.mjs';
import { memoryLimits, withMemoryLimits } from './programs.mjs';

test('image and service have the same limits as npm start', async () => {
  const { env } = howItRuns(await imageInstructions());
  expect(env).toMatchObject(memoryLimits);
  const unit = readFileSync('deploy/bossa-nova.service', 'utf8');
  const { NODE_OPTIONS, ...malloc } = memoryLimits;
  const pairs = Object.entries(malloc).map(([name, value]) => `${name}=${value}`);
  expect(unit).toContain(`Environment="NODE_OPTIONS=${NODE_OPTIONS}" ${pairs.join(' ')}\n`);
});

/** Cap of the heap in MB, which has some room beside the old space. */
const heapCap = (env: Record<string, string>) =>
  Number(
    execFileSync(process.execPath, ['-p', 'v8.getHeapStatistics().heap_size_limit / 2 ** 20'], {
      env: { ...process.env, ...withMemoryLimits(env) },
      encoding: 'utf8',
    }),
  );

test('Node takes the limits, and those of the operator before them', () => {
  const own = heapCap({});
  expect(own).toBeGreaterThanOrEqual(256);
  expect(own).toBeLessThan(300);
  expect(heapCap({ NODE_OPTIONS: '--max-old-space-size=1024' })).toBeGreaterThanOrEqual(1_024);
  expect(withMemoryLimits({ MALLOC_ARENA_MAX: '4' }).MALLOC_ARENA_MAX).toBe('4');
});
