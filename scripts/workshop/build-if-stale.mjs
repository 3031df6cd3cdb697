import { ensureBuilt } from './ensure.mjs';
import { main } from './steps.mjs';

/* A separate program, so that its output does not mix with that of parallel programs. */
await main(ensureBuilt);
