import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const faces = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
/** Browsers' font validation; Debian's opentype-sanitizer, which `.ci/run` installs. */
const sanitise = (...args: string[]) => spawnSync('ots-sanitize', args, { encoding: 'utf8' });
const isThere = sanitise('--version').status === 0;
const isRequired = process.env.REQUIRE_ALL === '1';

// Without a discarded table, a face has another weight than the styles need.
test.skipIf(!isThere && !isRequired).each(faces)(
  'a font sanitiser takes %s as it is (skipped without ots-sanitize)',
  (face) => {
    const { stdout, stderr, error } = sanitise(`app/fonts/${face}`);
    expect([error, (stderr + stdout).trim()]).toEqual([undefined, 'File sanitized successfully!']);
  },
);
