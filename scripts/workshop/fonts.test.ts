import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const faces = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
/** What Firefox and Chromium do with a font before they use it; Debian's opentype-sanitizer, which `.ci/run` gets. */
const sanitise = (...args: string[]) => spawnSync('ots-sanitize', args, { encoding: 'utf8' });
const isThere = sanitise('--version').status === 0;
const isRequired = process.env.REQUIRE_ALL === '1';

// A table that it discards is a face with another weight than the styles ask for.
test.skipIf(!isThere && !isRequired).each(faces)(
  'a font sanitiser takes %s as it is (skipped without ots-sanitize)',
  (face) => {
    const { stdout, stderr, error } = sanitise(`app/fonts/${face}`);
    expect([error, (stderr + stdout).trim()]).toEqual([undefined, 'File sanitized successfully!']);
  },
);
