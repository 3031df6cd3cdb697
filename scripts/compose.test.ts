import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { maxDrainMs } from '@api/env';
import { programVersion } from '@api/platform/db/releases';
import { afterDrainMs } from '@api/platform/process/graceful-stop';
import { documentedSettings } from './configuration';
import { memoryLimits } from './programs.mjs';
import { howItRuns, imageInstructions } from './image/dockerfile.mjs';

interface Service {
  image: string;
  ports?: string[];
  environment: Record<string, string | null>;
  env_file?: { path: string; required: boolean }[];
  logging: { driver: string; options: Record<string, string> };
  ulimits: { nofile: { soft: number; hard: number }; core: number };
  stop_grace_period: string;
  mem_limit: string;
  cpus: string | number;
  pids_limit: number;
}
const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const { site, one, two } = services as Record<'site' | 'one' | 'two', Service>;
/** What Compose makes of a text without variables. */
const byDefault = (text: string | number) => String(text).replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const longestStopSeconds = (maxDrainMs + afterDrainMs) / 1000;

describe.each(Object.entries(services))('%s', (name, service) => {
  test('is an image of a fixed version', () => {
    const isOurs = ['site', 'one', 'two'].includes(name);
    if (isOurs) expect(service.image).toBe(`bossa-nova:\${VERSION:-${programVersion}}`);
    // PostgreSQL's versions have two numbers.
    else expect(service.image).toMatch(/^(?:postgres:\d+\.\d+|\w+:\d+\.\d+\.\d+)$/);
  });

  test('publishes its port on this machine alone', () => {
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\$\{PORT:-3000\}:\d+$/);
  });

  test('rotates its log, and is limited', () => {
    expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
    expect(byDefault(service.mem_limit)).toMatch(/^\d+[mg]$/);
    expect(Number(byDefault(service.cpus))).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.ulimits).toEqual({ nofile: { soft: 65536, hard: 65536 }, core: 0 });
  });
});

test('every website gets all of .env, where feeds have settings of their own', () => {
  for (const { env_file: files } of [site, one, two])
    expect(files).toEqual([{ path: '.env', required: false }]);
});

test('every setting but those of the image can come from the shell', () => {
  const ofImage = [
    'API_HOST',
    'API_PORT',
    'DATA_DIR',
    'HOST',
    'PORT',
    'DATABASE_URL',
    'SITE_URL',
    'NODE_ENV',
    // Login shells have another MAIL.
    'MAIL',
  ];
  const isOurs = (name: string) => !name.startsWith('FEED_{NAME}_') && !ofImage.includes(name);
  const passedOn = Object.keys(site.environment).filter(isOurs);
  expect(passedOn.sort()).toEqual([...documentedSettings().keys()].filter(isOurs).sort());
  expect(passedOn.filter((name) => site.environment[name] !== null)).toEqual([]);
});

test('settings of the image win over those of .env', async () => {
  const { env } = howItRuns(await imageInstructions());
  // Limits of memory are the operator's to change.
  const fixed = Object.fromEntries(
    Object.entries(env).filter(([name]) => !Object.hasOwn(memoryLimits, name)),
  );
  expect(Object.keys(fixed).length).toBeGreaterThan(3);
  expect(site.environment).toMatchObject(fixed);
});

test('containers and the service are killed later than the longest stop ends', () => {
  for (const { stop_grace_period: period } of [site, one, two])
    expect(Number(/^(\d+)s$/.exec(period)![1])).toBeGreaterThan(longestStopSeconds);
  const unit = readFileSync('deploy/bossa-nova.service', 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(longestStopSeconds);
});

test('the image has a health check', async () => {
  const checks = (await imageInstructions()).filter(({ name }) => name === 'HEALTHCHECK');
  expect(checks.map(({ text }) => text)).toEqual([expect.stringContaining('/healthz')]);
});
