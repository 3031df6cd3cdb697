import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type EventName, events, canTrack } from './events';

const spec = (file: string) =>
  readFileSync(new URL(`../../../../docs/spec/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('Analytics:'))!;
const [first, second] = ['1-search-navigation-sign-in.md', '2-client-and-owner-areas.md'].map(spec);

/** Spec 1 §9 and spec 2 §7, with the fields and consent of each event. */
const specified: [EventName, string[], allowedByMarketingAlone: boolean, said: string][] = [
  [
    'route_change',
    ['page_title', 'page_location', 'route_name'],
    false,
    'route-change events (title, URL, route name)',
  ],
  [
    'select_content',
    ['content_type', 'creative_slot', 'creative_name', 'promotion_name', 'promotion_id'],
    false,
    "select_content (content_type, creative_slot 'menu header', creative_name, promotion_name, promotion_id)",
  ],
  ['view_item', ['currency', 'value', 'items'], true, 'view_item'],
  ['generate_lead', ['lead_type', 'product_id'], true, 'generate_lead'],
  ['login', ['method'], false, 'login'],
  ['sign_up', ['method', 'user_id'], true, 'sign_up (method, user_id)'],
  ['user_save_search', [], false, 'user_save_search'],
  ['user_favorite', ['product_id'], true, 'user_favorite'],
  ['lead_interessado', ['product_id'], true, "'lead_interessado' on share open"],
];

test.each(specified)('%s is told with the fields %j', (event, fields, byMarketing, description) => {
  expect(first).toContain(description);
  expect(Object.keys(events[event].fields)).toEqual(fields);
  expect(canTrack(event, { statistics: true, marketing: false })).toBe(true);
  expect(canTrack(event, { statistics: false, marketing: true })).toBe(byMarketing);
  expect(canTrack(event, { statistics: false, marketing: false })).toBe(false);
});

test('the table holds what the specifications name, and nothing else', () => {
  expect(Object.keys(events)).toEqual(specified.map(([event]) => event));
  for (const name of ['view_item', 'generate_lead', 'user_save_search', 'user_favorite', 'lead_interessado'])
    expect(second).toContain(name);
});

test('no name is longer than analytics takes', () => {
  for (const [event, { fields }] of Object.entries(events))
    for (const name of [event, ...Object.keys(fields)]) expect(name.length).toBeLessThanOrEqual(40);
});

test('writes to the data layer from one file only', () => {
  const app = fileURLToPath(new URL('../../../', import.meta.url));
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const writing = sources.filter((path) => /dataLayer|\bgtag\(/.test(readFileSync(join(app, path), 'utf8')));
  expect(writing.map((path) => basename(path))).toEqual(['data-layer.browser.ts']);
});
