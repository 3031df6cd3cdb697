import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main, step, tool } from './workshop/steps.mjs';

/**
 * `npm run test:browsers`: ten stories in a stock Firefox and in WebKit (docs/decisions/0043), skipped by name where
 * Debian's firefox-esr, webkit2gtk-driver or xvfb is not there.
 */
await main(async () => {
  ensureNode();
  await ensureInstalled();
  await step('Build', ensureBuilt);
  await step('Ten stories in Firefox and WebKit', () =>
    tool('vitest/vitest.mjs', ['run', '--project', 'browsers', '--reporter', 'verbose']),
  );
});
