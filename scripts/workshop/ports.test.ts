import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePorts } from './ports.mjs';

test('ports in a row are free, all of them, and none that the system gives to connections', async () => {
  const pick = vi.fn<(from: number, end: number) => number>();
  const from = await freePorts(4);
  const taken = createServer().listen(from);
  await once(taken, 'listening');
  pick.mockReturnValueOnce(from - 2).mockReturnValueOnce(from + 1);
  expect(await freePorts(3, pick)).toBe(from + 1);
  taken.close();
  expect(pick).toHaveBeenLastCalledWith(20_000, 31_997);
});
