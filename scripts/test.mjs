import { checkout, whatChanged } from './workshop/test-runs.mjs';
import { ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main, Stop } from './workshop/steps.mjs';

/** `npm test`, on a fresh clone too; `npm test -- --changed [REF]`: what differs from REF (HEAD), and what goes with it. */
await main(async () => {
  const [option, ref = 'HEAD', ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--changed')) throw new Stop('npm test [-- --changed [REF]]');
  ensureNode();
  await ensureInstalled();
  return option ? whatChanged(ref) : checkout();
});
