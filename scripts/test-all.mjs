import { everything } from './workshop/test-runs.mjs';
import { ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main } from './workshop/steps.mjs';

/** `npm run test:all [-- LANE …]`: the lanes that `npm test` leaves out, all of them or those that are named. */
await main(async () => {
  ensureNode();
  await ensureInstalled();
  return everything(process.argv.slice(2));
});
