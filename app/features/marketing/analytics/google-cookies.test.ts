import { expect, test } from 'vitest';
import { analyticsCookies } from './analytics-cookies';
import { expiredGoogleCookies } from './google-cookies';

const header = '_ga=1; _ga_ABC123=2; _gid=3; _gcl_au=4; sessao=x; consentimento=y; _gallery=z';
const allowed = (...names: string[]) => ({
  decided: true,
  preferences: true,
  statistics: names.includes('statistics'),
  marketing: names.includes('marketing'),
});
const namesOf = (cookies: string[]) => [...new Set(cookies.map((each) => each.split('=')[0]))];

test.each([
  [[], ['_ga', '_ga_ABC123', '_gid', '_gcl_au']],
  [['statistics'], ['_gcl_au']],
  [['marketing'], ['_ga', '_ga_ABC123', '_gid']],
  [['statistics', 'marketing'], []],
])('who allows %j keeps no other of Google’s cookies, and all of ours', (choices, over) => {
  expect(namesOf(expiredGoogleCookies(header, allowed(...choices), 'casa.com.br'))).toEqual(over);
});

test.each([
  ['www.casa.com.br', ['', '; Domain=www.casa.com.br', '; Domain=casa.com.br', '; Domain=com.br']],
  ['localhost', ['']],
  ['127.0.0.1', ['']],
])('on %s they are taken away from the host and its parents', (hostname, places) => {
  expect(expiredGoogleCookies('a=b; _ga=GA1.1.2', allowed(), hostname)).toEqual(
    places.map((place) => `_ga=; Path=/; Max-Age=0${place}`),
  );
});

test('no cookie header takes nothing away', () => {
  expect(expiredGoogleCookies(null, allowed(), 'casa.com.br')).toEqual([]);
});

test('expires each Google cookie of the notice with its consent category', () => {
  for (const { names, category } of analyticsCookies)
    for (const name of names.filter((each) => each.startsWith('_'))) {
      const cookie = name.replace('*', 'x');
      const other = category === 'Marketing' ? 'statistics' : 'marketing';
      expect(namesOf(expiredGoogleCookies(`${cookie}=1`, allowed(other), 'a.b')), cookie).toEqual([cookie]);
    }
});
