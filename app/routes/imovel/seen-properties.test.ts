import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { rememberSeen, seenProperties, type SeenProperty } from './seen-properties.browser';

class FakeStorage {
  readonly items = new Map<string, string>();
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, value: string) => void this.items.set(name, value);
  removeItem = (name: string) => void this.items.delete(name);
}

let lasting: FakeStorage;
let passing: FakeStorage;
const page = { cookie: '' };
beforeEach(() => {
  vi.stubGlobal('localStorage', (lasting = new FakeStorage()));
  vi.stubGlobal('sessionStorage', (passing = new FakeStorage()));
  vi.stubGlobal('document', page);
  page.cookie = '';
});
afterEach(() => vi.unstubAllGlobals());

const allow = () => (page.cookie = `${consentName}=${encodeConsent(['preferencias'], new Date())}`);
const property = (id: number): SeenProperty => ({
  id,
  href: `/usado/venda/sao-paulo/moema/casa/${id}`,
  title: 'Casa',
  place: 'Moema, São Paulo',
  photo: null,
  at: Date.now(),
});
const ids = () => seenProperties().map(({ id }) => id);

test('the newest comes first, each once, and only the last few are kept', () => {
  for (let id = 1; id <= 12; id += 1) rememberSeen(property(id));
  rememberSeen(property(10));
  expect(ids()).toEqual([10, 12, 11, 9, 8, 7, 6, 5, 4]);
});

test('stores seen properties beyond the tab only while consent allows it', () => {
  rememberSeen(property(1));
  expect([lasting.items.size, passing.items.size]).toEqual([0, 1]);
  allow();
  rememberSeen(property(2));
  expect(lasting.items.size).toBe(1);
  page.cookie = '';
  seenProperties();
  expect(lasting.items.size).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":1}'],
  ['nothing', '[null,1,"x"]'],
  ['an address elsewhere', JSON.stringify([{ ...property(1), href: 'javascript:alert(1)' }])],
  ['another property’s address', JSON.stringify([{ ...property(1), id: 2 }])],
  ['no title', JSON.stringify([{ ...property(1), title: 7 }])],
  ['what was seen long ago', JSON.stringify([{ ...property(1), at: Date.now() - 31 * 24 * 3600_000 }])],
])('%s in the storage is left out', (_, stored) => {
  passing.setItem('imoveis-recentes', stored);
  expect(seenProperties()).toEqual([]);
});

test('a storage that refuses is no error', () => {
  passing.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  rememberSeen(property(1));
  expect(ids()).toEqual([]);
});
