import { expect, test } from 'vitest';
import { brokerIn, initials, linkedinUrl, telUrl, whatsappNumber } from './broker';
import { creciText } from '@domain/brokerage/creci-text';

test.each([
  ['Marina Couto', 'MC'],
  ['Rafael Teixeira Lobo', 'RL'],
  ['Ana de Sá', 'AS'],
  ['  Ana   Prado ', 'AP'],
  ['Óscar', 'Ó'],
  ['', ''],
])('%s has the initials %s', (name, expected) => expect(initials(name)).toBe(expected));

test.each([
  ['(11) 90000-0101', 'tel:+5511900000101', '5511900000101'],
  ['(11) 3000-0101', 'tel:+551130000101', null],
  ['+55 (11) 3000-0101', 'tel:+551130000101', null],
  ['+351 912 345 678', 'tel:+351912345678', '351912345678'],
  ['5511900000101', 'tel:+5511900000101', '5511900000101'],
])('%s is called by %s, and by WhatsApp at %s', (phone, tel, whatsapp) => {
  expect([telUrl(phone), whatsappNumber(phone)]).toEqual([tel, whatsapp]);
});

test.each([
  ['CRECI-SP 118.204-F', 'CRECI-SP 118.204-F'],
  ['118.204-F', 'CRECI 118.204-F'],
])('the registration %s is shown as %s', (creci, expected) => expect(creciText(creci)).toBe(expected));

test.each([
  ['https://www.linkedin.com/in/marina-couto', 'https://www.linkedin.com/in/marina-couto'],
  ['https://linkedin.com/in/a?x=1', 'https://linkedin.com/in/a?x=1'],
  ['https://br.linkedin.com/in/a', 'https://br.linkedin.com/in/a'],
  ['http://www.linkedin.com/in/a', null],
  ['https://linkedin.com.evil.example/in/a', null],
  ['https://evillinkedin.com/in/a', null],
  ['https://linkedin.com@evil.example/', null],
  ['https://a:b@linkedin.com/', null],
  ['https://linkedin.com:8443/', null],
  ['javascript:alert(1)//linkedin.com', null],
  ['linkedin.com/in/a', null],
  ['', null],
])('of %j the link to LinkedIn is %j', (address, expected) => expect(linkedinUrl(address)).toBe(expected));

test.each([
  [{}, '/imoveis', null],
  [{}, '/imoveis?corretor=ana', 'ana'],
  [{ corretor: 'Ana' }, '/corretor/Ana', 'ana'],
  [{ corretor: 'ana' }, '/corretor/ana?corretor=bia', 'ana'],
])('the broker of %j and %s is %s', (params, path, expected) => {
  expect(brokerIn(params, new URL(path, 'https://example.com'))).toBe(expected);
});
