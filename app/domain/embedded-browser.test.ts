import { describe, expect, it } from 'vitest';
import { canSignInWith, embeddedBrowser, intentUrl } from './embedded-browser';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';
const meta = { isMeta: true };
const other = { isMeta: false };

describe('browsers inside apps', () => {
  it.each([
    [`${iphone} Mobile/22G86 Instagram 400.0.0.0 (iPhone16,2; iOS 18_6; pt_BR)`, 'Instagram', meta, false],
    [`${webView} Instagram 400.0.0.0 Android (35/15; 420dpi)`, 'Instagram', meta, true],
    [`${iphone} Mobile/22G86 [FBAN/FBIOS;FBAV/530.0.0;FBBV/1;FBDV/iPhone16,2]`, 'Facebook', meta, false],
    [`${webView} [FB_IAB/FB4A;FBAV/530.0.0;]`, 'Facebook', meta, true],
    [`${iphone} Mobile/22G86 [FBAN/MessengerForiOS;FBAV/530.0.0]`, 'Messenger', meta, false],
    [`${webView} [FB_IAB/Orca-Android;FBAV/530.0.0;]`, 'Messenger', meta, true],
    [`${iphone} Mobile/22G86 Barcelona 400.0.0 (iPhone16,2)`, 'Threads', meta, false],
    [`${iphone} Mobile/22G86 musical_ly_40.0.0 BytedanceWebview/d8a21c6`, 'TikTok', other, false],
    [`${webView} trill_400000 ByteLocale/pt-BR`, 'TikTok', other, true],
    [`${iphone} Mobile/22G86 [LinkedInApp]/9.31`, 'LinkedIn', other, false],
    [`${iphone} Mobile/22G86 Safari Line/15.0.0`, 'LINE', other, false],
    [webView, null, other, true],
  ])('%s', (userAgent, app, { isMeta }, isAndroid) => {
    expect(embeddedBrowser(userAgent)).toEqual({ app, isMeta, isAndroid });
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Mozilla/5.0 (compatible; Baselines/1.0; online/2)',
    '',
    null,
  ])('none in %s', (userAgent) => {
    expect(embeddedBrowser(userAgent)).toBeNull();
  });
});

it.each([
  [null, ['google', 'facebook']],
  ['Instagram 400', ['facebook']],
  ['FBAN/FBIOS', ['facebook']],
  ['musical_ly_40', []],
  ['(Linux; Android 15; wv)', []],
])('in %s these providers can sign in: %j', (userAgent, expected) => {
  const browser = embeddedBrowser(userAgent);
  expect((['google', 'facebook'] as const).filter((each) => canSignInWith(each, browser))).toEqual(expected);
});

it.each([
  [
    'https://www.example.com.br/area-do-cliente/login?lastPage=%2Fimoveis%3Fa%3D1%23b',
    'intent://www.example.com.br/area-do-cliente/login?lastPage=%2Fimoveis%3Fa%3D1%23b#Intent;scheme=https;end',
  ],
  ['http://localhost:3000/x#y', 'intent://localhost:3000/x#Intent;scheme=http;end'],
])('opens %s outside the app', (address, expected) => {
  expect(intentUrl(address)).toBe(expected);
});
