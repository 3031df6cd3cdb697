import { expect, it } from 'vitest';
import { readFeedSettings } from './feed-settings';

it('feeds have names and addresses, the address from the first = on', () => {
  expect(
    readFeedSettings({
      FEEDS: '  casa=https://crm.example/f.xml?a=b=c  minha-casa=http://10.0.0.5/feed ',
      FEED_MINHA_CASA_USER: 'ana',
      FEED_MINHA_CASA_HEADER: 'X-Key: a b',
      FEED_MINHA_CASA_PLACES: 'places.csv',
    }),
  ).toEqual({
    feeds: [
      { name: 'casa', address: 'https://crm.example/f.xml?a=b=c', headers: {} },
      {
        name: 'minha-casa',
        address: 'http://10.0.0.5/feed',
        headers: { authorization: `Basic ${btoa('ana:')}`, 'x-key': 'a b' },
        places: 'places.csv',
      },
    ],
    feedsEveryMinutes: 60,
  });
  expect(readFeedSettings({})).toEqual({ feeds: [], feedsEveryMinutes: 60 });
});

it.each([
  ['15m', 15],
  ['2h', 120],
  ['1 d', 1440],
])('are read every %s', (text, minutes) =>
  expect(readFeedSettings({ FEEDS_EVERY: text }).feedsEveryMinutes).toBe(minutes),
);

it.each([
  ['FEEDS', { FEEDS: 'https://crm.example/geheim' }],
  ['FEEDS', { FEEDS: 'Casa=https://crm.example/geheim' }],
  ['FEEDS', { FEEDS: 'demo=https://crm.example/geheim' }],
  ['FEEDS', { FEEDS: 'casa=ftp://crm.example/geheim' }],
  ['FEEDS', { FEEDS: 'casa=https://a/geheim casa=https://b/geheim' }],
  ['FEEDS_EVERY', { FEEDS_EVERY: '4m' }],
  ['FEEDS_EVERY', { FEEDS_EVERY: '8d' }],
  ['FEEDS_EVERY', { FEEDS_EVERY: 'geheim' }],
  ['FEED_CASA_USER', { FEEDS: 'casa=https://a', FEED_CASA_PASSWORD: 'geheim' }],
  ['FEED_CASA_USER', { FEEDS: 'casa=https://a', FEED_CASA_USER: 'a:geheim' }],
  ['FEED_CASA_HEADER', { FEEDS: 'casa=https://a', FEED_CASA_HEADER: 'geheim' }],
  ['FEED_CASA_HEADER', { FEEDS: 'casa=https://a', FEED_CASA_HEADER: 'Host: geheim' }],
  ['FEED_CASA_HEADER', { FEEDS: 'casa=https://a', FEED_CASA_HEADER: 'X: geheim\nY: z' }],
  ['FEED_CAZA_USER', { FEEDS: 'casa=https://a', FEED_CAZA_USER: 'geheim' }],
])('stops startup on a bad %s with one line that omits its value', (name, source) => {
  const read = () => readFeedSettings(source);
  expect(read).toThrow(new RegExp(`^A configuração ${name} não serve: .+$`));
  expect(read).not.toThrow('geheim');
});
