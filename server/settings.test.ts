import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames as ofProviders } from '@api/auth/provider-settings';
import { readApiEnv, settingNames as ofBackEnd } from '@api/env';
import { settingNames as ofMautic } from '@api/mautic/settings';
import { settingNames as ofAnnouncing } from './announce-settings';
import { readEnv, settingNames as ofSite } from './env';

/** What the image sets by itself, and what is named only to be refused. */
const notForOperators = ['NODE_ENV', 'API_TRUSTED_CALLERS'];

/** The settings that programs read: those of their schemas, and what else they look for in the environment. */
function settingsRead(): string[] {
  const names = new Set<string>([...ofSite, ...ofBackEnd, ...ofProviders, ...ofMautic, ...ofAnnouncing]);
  const watched = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_, name) {
        if (typeof name === 'string' && /^[A-Z][A-Z0-9_]+$/.test(name)) names.add(name);
        return undefined;
      },
    },
  );
  readEnv(watched);
  readApiEnv(watched);
  for (const none of notForOperators) names.delete(none);
  return [...names].sort();
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('are each in the tables of docs/configuration.md, which have no others', () => {
  const firsts = [...read('docs/configuration.md').matchAll(/^\| (`[^|]+`) \|/gm)].map(([, first]) => first!);
  const documented = firsts.flatMap((first) =>
    [...first.matchAll(/`([A-Z][A-Z0-9_{}]+)`/g)].map(([, name]) => name!),
  );
  // A feed's own settings have its name in theirs.
  const ofFeeds = (name: string) => name.startsWith('FEED_{NAME}_');
  expect(documented.filter(ofFeeds)).toHaveLength(3);
  expect(documented.filter((name) => !ofFeeds(name)).sort()).toEqual(settingsRead());
});

it('are each handed on by compose.yaml, but for where the image listens and keeps its data', () => {
  const ofImage = ['API_HOST', 'API_PORT', 'DATA_DIR', 'HOST', 'PORT', 'DATABASE_URL', 'SITE_URL'];
  const site = /\n  site: &site\n[^]+?\n    environment:\n([^]+?)\n    [a-z]/.exec(read('compose.yaml'))![1]!;
  const handedOn = [...site.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!);
  expect(handedOn).toEqual([...new Set(handedOn)]);
  expect(handedOn.filter((name) => !ofImage.includes(name)).sort()).toEqual(
    settingsRead().filter((name) => !ofImage.includes(name)),
  );
});
