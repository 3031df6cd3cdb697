import { expect, it } from 'vitest';
import { splitAddress, withoutSecrets } from './feed-address';

it.each([
  ['https://ana:geheim@crm.example:8443/a/feed.xml?key=geheim#geheim', 'https://crm.example:8443/a/feed.xml'],
  ['https://ana:ge/heim@crm.example/feed.xml?key=geheim', 'https://crm.example/feed.xml'],
  ['https://ana:geheim@crm exemplo/feed.xml?key=geheim', 'https://crm exemplo/feed.xml'],
  ['ftp://ana:geheim@crm.example/feed.xml', 'ftp://crm.example/feed.xml'],
  ['ana:geheim@crm.example/feed.xml', 'crm.example/feed.xml'],
  ['feeds/casa@2026?.xml', 'feeds/casa@2026?.xml'],
])('%s is shown as %s', (given, shown) => expect(withoutSecrets(given)).toBe(shown));

it('a user and password in an address are said beside it', () => {
  const { address, headers } = splitAddress('https://ana:g%C3%A9%3A@crm.example/f?a=b');
  expect(address.href).toBe('https://crm.example/f?a=b');
  expect(headers.authorization).toBe(`Basic ${Buffer.from('ana:gé:').toString('base64')}`);
});
