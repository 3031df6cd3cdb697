import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readApiEnv } from '@api/env';
import { readEnv } from '@server/env';
import { configuration, documentedSettings } from './configuration';

/** The image sets one; the other is named only to be rejected. */
const notForOperators = ['NODE_ENV', 'API_TRUSTED_CALLERS'];

/** Names that the website and the back end read from their environment. */
function settingsRead(): string[] {
  const names = new Set<string>();
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && /^[A-Z][A-Z0-9_]+$/.test(name)) names.add(name);
    return undefined;
  };
  const watched = new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => note(name) });
  readEnv(watched);
  readApiEnv(watched);
  return [...names].filter((name) => !notForOperators.includes(name));
}

test('docs/configuration.md is what the schemas of the settings say', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configuration());
});

test('every setting that is read has a description', () => {
  const documented = documentedSettings();
  expect(settingsRead().filter((name) => !documented.has(name))).toEqual([]);
});
