import { expect, test } from 'vitest';
import { readApiEnv } from '@api/env';
import { modules } from '@api/modules';
import { tidyJob } from '@api/platform/jobs/tidy-database';
import { photoRetention } from '@api/platform/photos/retention';
import { mailJobs } from '@api/post-office';
import { kindLabels } from '@api/system/job-names';

test('each kind of background job has a Portuguese label', () => {
  const env = readApiEnv({});
  const unused = {} as never;
  const deps = {
    ...env,
    db: unused,
    log: unused,
    leadPlaces: {},
    leadExtension: {},
    personalData: [],
  } as never;
  const kinds = [
    ...mailJobs(unused, env),
    ...photoRetention(unused, unused),
    tidyJob(unused),
    ...modules.flatMap((module) => module.jobs?.(deps) ?? []),
  ].map(({ name }) => name);
  expect(kinds.length).toBeGreaterThan(15);
  // A feed's job exists only if `FEEDS` names one.
  expect(Object.keys(kindLabels).sort()).toEqual([...new Set([...kinds, 'feed'])].sort());
});
