import { expect, test } from 'vitest';
import { defaultBrokerageName } from '@domain/brokerage/brokerage';
import { shareSubject, shareTargets, targetNames } from './targets';

const shared = {
  url: 'https://www.example.com.br/usado/venda/sao-paulo/moema/casa/12?corretor=ana',
  title: 'Casa "A&B" + jardim, 100%',
  picture: 'https://www.example.com.br/fotos/a/1080.jpg',
  house: defaultBrokerageName,
};
const hrefOf = (name: string, more = {}) =>
  shareTargets({ ...shared, ...more }).find((target) => target.name === name)!.href;
const queryOf = (name: string, more = {}) =>
  Object.fromEntries(new URLSearchParams(hrefOf(name, more).split('?').slice(1).join('?')));
const words = `Veja este imóvel que está no site da Bossa Nova: ${shared.title}`;

test('eight targets in their order', () => {
  expect(shareTargets(shared).map(({ name }) => name)).toEqual(targetNames);
});

test.each([
  ['WhatsApp', 'https://wa.me/', { text: `${words}\n${shared.url}` }],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
  ['Messenger', 'fb-messenger://share', { link: shared.url }],
  [
    'E-mail',
    'mailto:',
    { subject: shareSubject(defaultBrokerageName), body: `${shared.title}\n${shared.url}` },
  ],
  ['SMS', 'sms:', { body: `${words}\n${shared.url}` }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: shared.url }],
  [
    'Pinterest',
    'https://www.pinterest.com/pin/create/button/',
    { url: shared.url, media: shared.picture, description: words },
  ],
  ['X (Twitter)', 'https://twitter.com/intent/tweet', { text: words, url: shared.url }],
])('%s takes what is shared, whatever its letters', (name, base, query) => {
  expect(hrefOf(name).startsWith(`${base}?`)).toBe(true);
  expect(queryOf(name)).toEqual(query);
  expect(hrefOf(name)).not.toMatch(/[\s"<>+]/);
});

test('an SMS’s text follows both signs that telephones look for', () => {
  expect(hrefOf('SMS')).toMatch(/^sms:\?&body=/);
});

test('with an application of the operator’s Messenger opens on computers too', () => {
  expect(queryOf('Messenger', { facebookAppId: '12345678' })).toMatchObject({
    app_id: '12345678',
    link: shared.url,
  });
});

test('without a photo Pinterest finds one itself', () => {
  expect(queryOf('Pinterest', { picture: undefined })).not.toHaveProperty('media');
});
