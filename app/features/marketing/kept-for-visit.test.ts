import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentName, encodeConsent } from './consent/consent';
import { keptForForms, notePage } from './kept-for-visit.browser';

const site = 'https://www.example.com.br';
let stored: Map<string, string>;
let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The visitor opens a page. */
function open(path: string, { referrer = '', cookie = '' } = {}) {
  vi.stubGlobal('location', { href: site + path });
  vi.stubGlobal('document', { referrer, cookie });
  notePage();
}
const told = () => JSON.parse(keptForForms() ?? 'null') as Record<string, string> | null;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const marketing = `${consentName}=${encodeConsent(['marketing'], new Date())}`;

describe('where a visitor came from, within the visit', () => {
  test('is told on the pages that follow, with the site before', () => {
    open('/?utm_source=carta', { referrer: 'https://jornal.example/a?b=c' });
    open('/sobre-nos/contato', { referrer: `${site}/?utm_source=carta` });
    expect(told()).toMatchObject({ source: 'carta', referrer: 'https://jornal.example' });
    open('/imoveis?utm_source=placa');
    expect(told()).toEqual({ source: 'placa', expires: expect.any(String) });
  });

  test('is told of a page that was left before its scripts ran, and no newer one gives way to it', () => {
    open('/sobre-nos/contato', { referrer: `${site}/?utm_source=carta` });
    expect(told()).toMatchObject({ source: 'carta' });
    open('/imoveis?utm_source=placa');
    open('/sobre-nos/contato', { referrer: `${site}/?utm_source=carta` });
    expect(told()).toMatchObject({ source: 'placa' });
  });

  test('is not kept here, nor told, where a cookie may keep it', () => {
    open('/?utm_source=carta', { cookie: marketing });
    expect(stored.size).toBe(0);
    open('/?utm_source=carta');
    open('/imoveis', { cookie: marketing });
    expect(told()).toBeNull();
  });

  test('is over after seven days', () => {
    stored.set('utm', JSON.stringify({ source: 'carta', expires: inDays(-1) }));
    open('/');
    expect([told(), stored.size, warnings.mock.calls]).toEqual([null, 0, []]);
  });

  test.each(['segredo', '{}', '{"source":7}'])(
    '%j is reset, with one warning that does not repeat it',
    (bad) => {
      stored.set('utm', bad);
      open('/');
      expect([told(), stored.size]).toEqual([null, 0]);
      expect(warnings.mock.calls).toEqual([['Campaign data that cannot be read was reset.']]);
    },
  );

  test('is nothing where a browser keeps nothing, and no page fails', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    open('/?utm_source=carta');
    expect(told()).toBeNull();
  });
});
