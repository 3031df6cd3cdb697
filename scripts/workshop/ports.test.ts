import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePorts } from './ports.mjs';

const random = vi.hoisted(() => vi.fn());
vi.mock('node:crypto', () => ({ randomInt: random }));

test('ports in a row are free, all of them, and none that the system gives to connections', async () => {
  random.mockImplementation((from: number) => from);
  const from = await freePorts(3);
  const taken = createServer().listen(from + 2);
  await once(taken, 'listening');
  let next = from;
  random.mockImplementation(() => next++);
  expect(await freePorts(3)).toBe(from + 3);
  taken.close();
  expect(random).toHaveBeenLastCalledWith(20_000, 31_997);
});
