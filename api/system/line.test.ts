import { afterEach, expect, test, vi } from 'vitest';
import { readLine, type SystemCheck } from './line';

const warn = vi.fn();
const deps = { log: { warn } } as never;
const check = (read: SystemCheck['read']): SystemCheck => ({ key: 'x', group: 'now', name: 'Disco', read });
afterEach(() => {
  vi.useRealTimers();
  warn.mockClear();
});

const unread = { state: 'unread', text: 'não pôde ser lido', warning: 'Disco sem leitura' };

test('a check that fails is a line, and a log line', async () => {
  const line = await readLine(
    check(() => Promise.reject(new Error('gone'))),
    deps,
  );
  expect(line).toMatchObject(unread);
  expect(warn).toHaveBeenCalledOnce();
});

test('a check that does not end is a line', async () => {
  vi.useFakeTimers();
  const line = readLine(
    check(() => new Promise(() => {})),
    deps,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await line).toMatchObject(unread);
});
