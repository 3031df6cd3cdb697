import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage';

it('frees what nothing refers to', async () => {
  const left = new WeakRef(unreferenced());
  // A new WeakRef holds its object until the end of the current job.
  await new Promise(setImmediate);
  await collectGarbage();
  expect(left.deref()).toBeUndefined();
});

const unreferenced = () => ({ loaded: 'at the start' });
