import { checklist } from './workshop/checklist.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { browserPrograms, missing } from './workshop/programs.mjs';
import { main, step, tool } from './workshop/steps.mjs';

/**
 * `npm run test:browsers`: ten stories in a stock Firefox and in WebKit (docs/decisions/0043), skipped by name where
 * Debian's firefox-esr, webkit2gtk-driver or xvfb is not there.
 */
await main(async () => {
  ensureNode();
  await ensureInstalled();
  const list = checklist(process.env.REQUIRE_ALL === '1');
  const names = Object.entries(browserPrograms).flatMap(([name, taken]) => {
    const reason = missing(taken);
    if (reason) list.skip(`Ten stories in ${name}`, reason);
    return reason ? [] : [name];
  });
  if (names.length === 0) return list.summary();
  await step('Build', ensureBuilt);
  const only = ['-t', `^in .?(${names.join('|')})`];
  await list.check(`Ten stories in ${names.join(' and ')}`, () =>
    tool('vitest/vitest.mjs', ['run', '--project', 'browsers', '--reporter', 'verbose', ...only]),
  );
  return list.summary();
});
