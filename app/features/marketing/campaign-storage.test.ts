import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentName, encodeConsent } from './consent/consent';
import { campaignForForms, notePage } from './campaign-storage.browser';

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

function open(path: string, { referrer = '', cookie = '' } = {}) {
  vi.stubGlobal('location', { href: site + path });
  vi.stubGlobal('document', { referrer, cookie });
  notePage();
}
const formCampaign = () => JSON.parse(campaignForForms() ?? 'null') as Record<string, string> | null;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const marketing = `${consentName}=${encodeConsent(['marketing'], new Date())}`;

describe('where a visitor came from, within the visit', () => {
  test('is told on the pages that follow, with the site before', () => {
    open('/?utm_source=carta', { referrer: 'https://jornal.example/a?b=c' });
    open('/sobre-nos/contato', { referrer: `${site}/?utm_source=carta` });
    expect(formCampaign()).toMatchObject({ source: 'carta', referrer: 'https://jornal.example' });
    open('/imoveis?utm_source=placa');
    expect(formCampaign()).toEqual({ source: 'placa', expires: expect.any(String) });
  });

  test('uses the campaign in the referrer, but keeps a newer one', () => {
    open('/sobre-nos/contato', { referrer: `${site}/?utm_source=carta` });
    expect(formCampaign()).toMatchObject({ source: 'carta' });
    open('/imoveis?utm_source=placa');
    open('/sobre-nos/contato', { referrer: `${site}/?utm_source=carta` });
    expect(formCampaign()).toMatchObject({ source: 'placa' });
  });

  test('is not kept here, nor told, where a cookie may keep it', () => {
    open('/?utm_source=carta', { cookie: marketing });
    expect(stored.size).toBe(0);
    open('/?utm_source=carta');
    open('/imoveis', { cookie: marketing });
    expect(formCampaign()).toBeNull();
  });

  test('is over after seven days', () => {
    stored.set('utm', JSON.stringify({ source: 'carta', expires: inDays(-1) }));
    open('/');
    expect([formCampaign(), stored.size, warnings.mock.calls]).toEqual([null, 0, []]);
  });

  test.each(['segredo', '{}', '{"source":7}'])(
    '%j is reset, with one warning that does not repeat it',
    (bad) => {
      stored.set('utm', bad);
      open('/');
      expect([formCampaign(), stored.size]).toEqual([null, 0]);
      expect(warnings.mock.calls).toEqual([['Campaign data that cannot be read was reset.']]);
    },
  );

  test('is nothing where a browser keeps nothing, and no page fails', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    open('/?utm_source=carta');
    expect(formCampaign()).toBeNull();
  });
});
