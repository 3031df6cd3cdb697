import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  naventMessage,
  naventMessageEnglish,
  naventMessageEnglish2,
  naventPhoneShown,
  olxLead,
  zapLead,
} from '../../../tests/portals/published';
import { contactKey } from '../save-contact';
import { asBody, readBody } from './body';
import { readImovelweb } from './imovelweb';
import type { PortalContact } from './portal-contact';
import { readZap } from './zap';

const now = new Date('2026-11-29T15:00:00Z');
const zap = (sent: object) => readZap(asBody(sent)!, now);
const imovelweb = (sent: object) => readImovelweb(asBody(sent)!, now);
const contactOf = (reading: ReturnType<typeof zap>): PortalContact =>
  (reading as { contact: PortalContact }).contact;

describe('ZAP', () => {
  test('reads the published lead', () => {
    expect(contactOf(zap(zapLead))).toMatchObject({
      ...{ portal: 'vivareal', id: '59ee0fc6e4b043e1b2a6d863', kind: 'lead', codes: ['AP-0955'] },
      ...{ name: 'Rafael Monteiro', email: 'rafael@exemplo.com.br', phone: '+55 (11) 98765-4321' },
      ...{ message: 'Olá, tenho interesse neste imóvel.', sentAt: new Date('2026-11-29T14:50:30.619Z') },
      details: { listing_id: '87027856', as_sent: [] },
      campaign: { source: 'VivaReal', medium: 'portal' },
    });
  });
  test('reads negotiation, interest and kind of the newer lead', () => {
    const { details, campaign, portal } = contactOf(zap(olxLead));
    expect(portal).toBe('olx');
    expect(details).toMatchObject({ negotiation: 'Compra', temperature: 'Alta', request: 'CONTACT_FORM' });
    expect(campaign).toEqual({ source: 'OLX', medium: 'portal', content: 'CONTACT_FORM' });
  });
  test.each([
    ['Zap', 'zap'],
    ['GrupoZap', 'zap'],
    ['VivaReal', 'vivareal'],
    ['Viva Real', 'vivareal'],
    ['Grupo OLX', 'olx'],
    [undefined, 'zap'],
    [{}, 'zap'],
  ])('the origin %j is %s', (leadOrigin, portal) =>
    expect(contactOf(zap({ ...zapLead, leadOrigin })).portal).toBe(portal),
  );
  test('a telephone that was seen is a kind of its own', () => {
    const seen = { ...zapLead, extraData: { leadType: 'PHONE_VIEW' } };
    expect(contactOf(zap(seen)).kind).toBe('phone-shown');
  });
  test.each([undefined, null, '', '  ', {}])('the listing %j is refused', (clientListingId) =>
    expect(zap({ ...zapLead, clientListingId })).toEqual({ refused: ['clientListingId', 'missing'] }),
  );
  test('a lead without a person is one', () => {
    expect(contactOf(zap({ clientListingId: 7 }))).toMatchObject({
      ...{ codes: ['7'], id: null, name: null, email: null, phone: null, message: null, sentAt: null },
    });
  });
});

describe('Imovelweb', () => {
  const message = {
    ...{ portal: 'imovelweb', id: '9001', kind: 'lead', codes: ['AP-0955'], name: 'Beatriz Sá' },
    ...{ email: 'beatriz@exemplo.com.br', phone: '+55 (11) 91234-5678' },
    ...{ message: 'Posso visitar no sábado?', sentAt: new Date('2026-11-29T14:50:30.619Z') },
  };
  test.each([
    ['Portuguese', naventMessage],
    ['English', naventMessageEnglish],
    ['the second English', naventMessageEnglish2],
  ])('reads a message in %s', (_, sent) => {
    expect(contactOf(imovelweb(sent))).toMatchObject(message);
    expect(contactOf(imovelweb(sent)).details.listing_id).toBe('2954000111');
  });
  test('a telephone that was seen is a kind of its own', () => {
    const contact = contactOf(imovelweb(naventPhoneShown));
    expect(contact).toMatchObject({ kind: 'phone-shown', id: '9002', message: null });
    expect(contactOf(imovelweb({ ...naventPhoneShown, mensagem: 'Oi' })).kind).toBe('lead');
  });
  test('ignores events about no person, and no unknown one about a person', () => {
    expect(imovelweb({ tipoEvento: 'AVISO_ONLINE', idEvento: 'x' })).toEqual({ ignored: true });
    expect(contactOf(imovelweb({ tipoEvento: 'NOVO', nome: 'Ana' }))).toMatchObject({ name: 'Ana' });
  });
  test.each([{}, { idEvento: 'x' }, { nome: ' ' }])('%j is refused', (sent) =>
    expect(imovelweb(sent)).toEqual({ refused: ['idContato', 'missing'] }),
  );
});

describe('the key of a contact', () => {
  const keyOf = (id: string | null, more: Partial<PortalContact> = {}, body = '{}') =>
    contactKey('zap', { id, kind: 'lead', messageId: null, ...more }, body);
  test('is of the id, whatever else came', () => expect(keyOf('a', {}, '1')).toBe(keyOf('a', {}, '2')));
  test('is of the body without an id', () => {
    expect(keyOf(null, {}, '1')).toBe(keyOf(null, {}, '1'));
    expect(keyOf(null, {}, '1')).not.toBe(keyOf(null, {}, '2'));
  });
  test('is another for another message, kind and sender', () => {
    const keys = [
      keyOf('a'),
      keyOf('a', { messageId: '1' }),
      keyOf('a', { kind: 'phone-shown' }),
      keyOf('b'),
    ];
    const imovelwebKey = contactKey('imovelweb', { id: 'a', kind: 'lead', messageId: null }, '{}');
    expect(new Set([...keys, imovelwebKey]).size).toBe(5);
    expect(keys.every((key) => /^zap-[\da-f]{64}$/.test(key))).toBe(true);
  });
});

test.each([9007199254740993, 1e21, NaN])('the number %j is no id', (originLeadId) =>
  expect(contactOf(zap({ ...zapLead, originLeadId })).id).toBeNull(),
);

test.each([
  ['2026-11-29T10:00:00', '2026-11-29T13:00:00.000Z'],
  ['2026-11-29T10:00:00.123456Z', '2026-11-29T10:00:00.123Z'],
  ['2026-11-29 10:00:00-0300', '2026-11-29T13:00:00.000Z'],
  ['1970-01-01T00:00:00Z', null],
  ['2999-01-01T00:00:00Z', null],
  ['2026-02-31T99:00:00Z', null],
  [1764428400000, null],
])('the time %j is %j', (timestamp, expected) => {
  expect(contactOf(zap({ ...zapLead, timestamp })).sentAt?.toISOString() ?? null).toBe(expected);
});

test('any object is read or refused, and its texts can be stored', () => {
  const names = [...Object.keys({ ...olxLead, ...naventMessage, ...naventMessageEnglish2 }), '__proto__'];
  const values = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constant('\0\ud800'),
  );
  const bodies = fc.dictionary(fc.constantFrom(...names), values);
  fc.assert(
    fc.property(bodies, (sent) => {
      for (const reading of [zap(sent), imovelweb(sent)]) {
        if (!('contact' in reading)) continue;
        const text = JSON.stringify(reading.contact);
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(reading.contact.name?.length ?? 0).toBeLessThanOrEqual(120);
        expect(reading.contact.codes.every((code) => code.length <= 200)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(['', '{', '[]', '[{}]', '1', '"x"', 'null', '['.repeat(30_000)])('%.20j is no body', (text) =>
  expect(readBody(text)).toBeNull(),
);
