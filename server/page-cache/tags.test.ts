import type { PublicChanges } from '@contract/public-changes';
import { nothingChanged } from '@tests/support/public-changes';
import { expect, test } from 'vitest';
import { matchChanges, readPageTags } from './tags';

const key = 'ab'.repeat(12);
const html = `<a href="/novo/venda/sao-paulo/moema/casa/12?corretor=ana">…</a><a href="/usado/venda/x/7">
  <img src="/fotos/${key}/720.jpg"><a href="/imoveis/venda/9">`;

test('a page shows the homes that it links, its own, and its photos', () => {
  expect([...readPageTags(html, '/novo/venda/x/y/3', false)]).toEqual([
    ...['home:3', 'home:12', 'home:7'],
    `photo:${key}`,
  ]);
});

test.each([
  ['has a plate for a photo', '<img src="/images/default-image.webp">', true],
  ['leaves one out', '<script>{"fotos":[{"base":null,"width":1200}]}</script>', true],
  [
    'shows one of somebody else’s',
    '<script>{"base":null,"src":"https://fotos.example/1.jpg"}</script>',
    false,
  ],
])('a page that %s is told of as it is: %s', (_, markup, isLacking) => {
  expect([...readPageTags(markup, '/imoveis', true)]).toEqual(isLacking ? ['lists', 'plate'] : ['lists']);
});

test.each<[string, Partial<PublicChanges>, string[], boolean]>([
  ['one of its homes', { homes: [7], lists: true }, ['home:7'], true],
  ['another home', { homes: [8], lists: true }, ['home:7'], false],
  ['which homes there are, of a list', { lists: true }, ['lists'], true],
  ['more homes than are named', { homes: null, lists: true }, ['home:7'], true],
  ['more homes than are named, of a page without any', { homes: null, lists: true }, [], false],
  ['a photo of its own', { photos: [key] }, [`photo:${key}`], true],
  ['a new photo, where one is missing', { hasNewPhotos: true }, ['plate'], true],
  ['a new photo, where all are there', { hasNewPhotos: true }, [`photo:${key}`, 'lists'], false],
  ['everything, even of a page of words', { everything: true }, [], true],
])('%s is a change of a page, or not', (_, changes, shown, expected) => {
  expect(matchChanges({ ...nothingChanged, ...changes })(new Set(shown))).toBe(expected);
});
