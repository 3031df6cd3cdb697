import { tmpdir } from 'node:os';
import { clock } from '@domain/kernel/clock';
import type { SystemSettings } from './deps';

/** Of a back end without settings. */
export const systemDefaults = (): SystemSettings => ({
  ...{ dataDir: tmpdir(), engine: 'embedded', mailDelivery: 'files' },
  ...{ feeds: [], feedsEveryMinutes: 60, version: null, startedAt: clock.now() },
});
