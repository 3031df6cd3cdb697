import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from './log';
import { giveUp, logNodeWarnings, startOutput } from './start-output';
import { StartupError } from './startup-error';

afterEach(() => vi.restoreAllMocks());

function printed(isForPeople: boolean): string[] {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const output = startOutput(isForPeople, createLogger('info', { write }), write);
  output.print('Abrindo o banco de dados …', 'database opening', { level: 'warn', fields: { port: 3000 } });
  return lines;
}

it('prints text for people on a terminal only', () => {
  expect(printed(true)).toEqual(['Abrindo o banco de dados …\n']);
});

it('writes an event where no person reads', () => {
  expect(printed(false).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, port: 3000, msg: 'database opening' }),
  ]);
});

it('a failed start on a terminal is one line of text', () => {
  vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const lines = vi.spyOn(console, 'error').mockReturnValue();
  const restore = [process.stdout, process.stderr].map((stream) => {
    const before = Object.getOwnPropertyDescriptor(stream, 'isTTY');
    Object.defineProperty(stream, 'isTTY', { value: true, configurable: true });
    return () =>
      before ? Object.defineProperty(stream, 'isTTY', before) : Reflect.deleteProperty(stream, 'isTTY');
  });
  try {
    (giveUp as (error: unknown) => void)(new StartupError('A porta 3000 está em uso.'));
  } finally {
    for (const each of restore) each();
  }
  expect(lines.mock.calls).toEqual([['A porta 3000 está em uso.']]);
});

it('a warning of Node is an event where no person reads', () => {
  const before = process.listeners('warning');
  const warn = vi.fn();
  try {
    logNodeWarnings({ warn }, false);
    process.emit('warning', new Error('deprecated'));
    expect(warn.mock.calls).toEqual([[{ err: new Error('deprecated') }, 'node warning']]);
    expect(process.listenerCount('warning')).toBe(1);
  } finally {
    process.removeAllListeners('warning');
    for (const listener of before) process.on('warning', listener);
  }
});
