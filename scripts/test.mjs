import { checkout, whatChanged } from './workshop/test-runs.mjs';
import { ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main, Stop } from './workshop/steps.mjs';

/** `npm test`; `npm test -- --changed [REF]`: only tests related to the difference from REF (HEAD). */
await main(async () => {
  const [option, ref = 'HEAD', ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--changed')) throw new Stop('npm test [-- --changed [REF]]');
  ensureNode();
  await ensureInstalled();
  return option ? whatChanged(ref) : checkout();
});
