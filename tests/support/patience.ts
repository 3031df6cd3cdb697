import { vi } from 'vitest';

/** How long a test waits for what is to come, ms: where nothing else is said, as long as a busy machine may take. */
const patience = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options });
