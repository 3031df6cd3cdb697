import { ensureBuilt } from './ensure.mjs';
import { main } from './steps.mjs';

/* A program of its own, so that a build's lines can be held until it is done, while others write theirs. */
await main(ensureBuilt);
