import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownersProperties } from '@api/demo/make-owner';
import { openOwnerSite } from '../faults/demo/owner-site';
import { findings, hasJava } from './vnu';

// Where nothing may be skipped valid-html.test.ts sees to it that there is Java.
test.skipIf(!hasJava())('the demo owner’s reports are valid HTML', async () => {
  const site = await openOwnerSite();
  onTestFinished(() => site.close());
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files: string[] = [];
  for (const reference of ownersProperties) {
    const file = `${reference}.html`;
    await writeFile(join(folder, file), await site.see(site.report(reference)));
    files.push(file);
  }
  expect(await findings(folder, files)).toEqual([]);
});
