import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './steps.mjs';

/* Before scripts of package.json that are programs of packages. */
await main(() => {
  ensureNode();
  return ensureInstalled();
});
