import { everything } from './workshop/test-runs.mjs';
import { ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main } from './workshop/steps.mjs';

/** `npm run test:all [-- LANE …]`: all lanes outside of `npm test`, or those named. */
await main(async () => {
  ensureNode();
  await ensureInstalled();
  return everything(process.argv.slice(2));
});
