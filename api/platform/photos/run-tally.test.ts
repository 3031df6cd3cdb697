import { expect, it } from 'vitest';
import { tallyRun } from './run-tally';

it.each<[string, [string, string | null][], object[]]>([
  [
    'nothing where each host gave something',
    [
      ['a', null],
      ['a', 'status: 404'],
      ['b', null],
    ],
    [],
  ],
  ['nothing of a run without photos', [], []],
  [
    'one line for a host',
    [
      ['a', 'status: 403'],
      ['a', 'status: 404'],
      ['b', null],
    ],
    [{ host: 'a', failed: 2, reason: 'status: 403' }],
  ],
  [
    'one line for a run',
    [
      ['a', 'status: 403'],
      ['b', 'timeout'],
    ],
    [{ failed: 2, hosts: 2, reason: 'status: 403' }],
  ],
])('photos that all fail say so: %s', (_, noted, expected) => {
  const tally = tallyRun();
  for (const [host, failure] of noted) tally.note(host, failure);
  expect(tally.complaints().map(({ details }) => details)).toEqual(expected);
});
