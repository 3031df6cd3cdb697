import { describe, expect, it } from 'vitest';
import { isBadValue, isDatabaseUnavailable } from './database-errors';

const failed = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a failed query', () => {
  it.each([
    '08006',
    '28P01',
    '3D000',
    '53100',
    '53300',
    '55000',
    '57P01',
    '57014',
    'ECONNREFUSED',
    'ENOENT',
    'EPIPE',
  ])('with %s means that the database is away', (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(true);
    expect(isBadValue(failed(code))).toBe(false);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('that says %j means that the database is away', (message) =>
    expect(isDatabaseUnavailable(new Error(message))).toBe(true),
  );

  it('means so too where every address of the server failed', () => {
    expect(isDatabaseUnavailable(new AggregateError([failed('ECONNREFUSED'), failed('ECONNREFUSED')]))).toBe(
      true,
    );
  });

  it.each(['22003', '22021', '22P02'])('with %s means that a value was refused', (code) => {
    expect(isBadValue(failed(code))).toBe(true);
    expect(isDatabaseUnavailable(failed(code))).toBe(false);
  });

  it.each([failed('42703'), failed('23505'), new Error('x'), 'text', null])(
    'else is a fault of ours: %s',
    (error) => {
      expect([isDatabaseUnavailable(error), isBadValue(error)]).toEqual([false, false]);
    },
  );
});
