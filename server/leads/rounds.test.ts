import { expect, test } from 'vitest';
import { deliveryRounds } from './rounds';
import { until } from '@tests/support/until';

test('delivers what arrives during a round soon after it', async () => {
  const waiting = ['first'];
  const delivered: string[] = [];
  let finish = () => {};
  const rounds = deliveryRounds(
    {
      waiting: async () => waiting.splice(0),
      deliver: (key) =>
        new Promise((resolve) => {
          finish = () => {
            delivered.push(key);
            resolve('done');
          };
        }),
      tidy: async () => {},
    },
    'the line',
    { first: 1, longest: 3_600_000 },
    { error: () => {} },
  );
  rounds.start();
  await until(() => {
    expect(waiting).toEqual([]);
    waiting.push('second');
    rounds.wake();
    finish();
    expect(delivered).toEqual(['first']);
  });
  await until(() => {
    finish();
    expect(delivered).toContain('second');
  });
  await rounds.close();
});
