import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from './ports.mjs';

test('a port is free, and none that the system gives to connections', async () => {
  const free = await freePort();
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const pick = vi
    .fn<(from: number, end: number) => number>()
    .mockReturnValueOnce(port)
    .mockReturnValueOnce(free);
  expect(await freePort(pick)).toBe(free);
  taken.close();
  expect(pick).toHaveBeenLastCalledWith(20_000, 32_000);
});
