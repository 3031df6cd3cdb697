import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { stopClock } from '@tests/support/stopped-clock';
import { campaignMaxAge, campaignName, type StoredCampaign, writeCampaign } from '~/domain/campaign';
import { hiddenField } from '~/forms/hidden-fields';
import { campaignCookie, campaignOf, noteCampaign } from './campaign.server';
import { encodeCampaign, storedCampaign } from './campaign-cookie';
import { consentName, encodeConsent, type Purpose } from './consent/consent';

const site = 'https://www.example.com.br';
/** Cookies last to the second. */
const now = clock.now();
let startClock: () => void;
beforeEach(() => void (startClock = stopClock(now)));
afterEach(() => startClock());
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const stored: StoredCampaign = { source: 'carta', expires: inDays(3) };
const log = () => ({ warn: vi.fn(), error: vi.fn() });

interface Visit {
  purposes?: readonly Purpose[];
  query?: string;
  cookie?: string | null;
  before?: string;
}
const requestOf = ({ purposes = [], query = '', cookie = encodeCampaign(stored), before = '' }: Visit) =>
  new Request(`${site}/imoveis${query}`, {
    headers: {
      Cookie: [
        ...(cookie === null ? [] : [`${campaignName}=${cookie}`]),
        `${consentName}=${encodeConsent(purposes, now)}`,
      ].join('; '),
      ...(before && { Referer: before }),
    },
  });
const formWith = (campaign?: StoredCampaign) => {
  const form = new FormData();
  if (campaign) form.set(hiddenField.campaign, writeCampaign(campaign));
  return form;
};
const marketing = ['marketing'] as const;

describe('a form says where its sender came from', () => {
  const visit: StoredCampaign = { source: 'visita', expires: inDays(7) };
  test.each<[string, Visit, StoredCampaign | undefined, string | undefined]>([
    ['by the cookie of who allows marketing', { purposes: marketing }, undefined, 'carta'],
    ['by the cookie first, where marketing is allowed', { purposes: marketing }, visit, 'carta'],
    [
      'by nothing that was kept without it',
      { purposes: ['estatisticas', 'preferencias'] },
      undefined,
      undefined,
    ],
    ['by what the browser keeps for the visit', {}, visit, 'visita'],
    [
      "by the form's own page, without scripts",
      { before: `${site}/?utm_source=pagina` },
      undefined,
      'pagina',
    ],
    [
      "not by another site's page",
      { before: 'https://outro.example/?utm_source=outro' },
      undefined,
      undefined,
    ],
    ['by its own address', { query: '?utm_source=placa', purposes: marketing }, undefined, 'placa'],
  ])('%s', (_how, visitor, field, source) => {
    expect(campaignOf(requestOf(visitor), formWith(field))?.source).toBe(source);
  });

  test('and is given back with it, where no cookie knows', () => {
    const form = formWith();
    noteCampaign(requestOf({ before: `${site}/?utm_source=pagina` }), form);
    expect(campaignOf(requestOf({}), form)?.source).toBe('pagina');
    const known = formWith();
    noteCampaign(requestOf({ purposes: marketing }), known);
    expect([...known]).toEqual([]);
  });
});

describe('the cookie', () => {
  const utm = '?utm_source=placa';
  test.each<[string, Visit, RegExp | null]>([
    ['keeps a new campaign for seven days', { purposes: marketing, query: utm }, /placa.*Max-Age=604800;/],
    ['is left alone by other pages', { purposes: marketing }, null],
    [
      "keeps a broker's name as long as it would have lasted",
      { purposes: marketing, query: '?corretor=ana' },
      /corretor_landing.*Max-Age=259200;/,
    ],
    ['is not set without consent', { query: utm, cookie: null }, null],
    ['is taken away without consent', { query: utm }, /^utm=;.*Max-Age=0;/],
    [
      'is taken away once it is over',
      { purposes: marketing, cookie: encodeCampaign({ ...stored, expires: inDays(-1) }) },
      /^utm=;.*Max-Age=0;/,
    ],
  ])('%s', (_what, visitor, expected) => {
    const lines = log();
    const cookie = campaignCookie(requestOf(visitor), { log: lines });
    if (expected) expect(cookie).toMatch(expected);
    else expect(cookie).toBeNull();
    expect(lines.warn).not.toHaveBeenCalled();
  });

  test.each(['%', '%7B', 'carta', '', 'segredo'])('%j is reset; the log is told, without it', (cookie) => {
    const lines = log();
    expect(campaignCookie(requestOf({ purposes: marketing, cookie }), { log: lines })).toMatch(
      /^utm=;.*Max-Age=0/,
    );
    expect(lines.warn.mock.calls).toEqual([[{}, 'campaign data unreadable, reset']]);
  });

  test('is read back as it was written, and never larger than browsers keep', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
      .filter(({ length }) => length <= 200);
    const fields = { source: text, campaign: text, medium: text, term: text, content: text, referrer: text };
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: ['source'] }), (campaign) => {
        const value = encodeCampaign({ ...campaign, expires: stored.expires });
        expect(value.length).toBeLessThan(4000);
        const read = storedCampaign(`a=b; utm=${value}`, now);
        const whole = { ...campaign, expires: stored.expires };
        if (encodeURIComponent(writeCampaign(whole)).length < 3900) expect(read).toEqual(whole);
        else expect(read).toMatchObject({ source: campaign.source, expires: stored.expires });
      }),
    );
    const wide = '家'.repeat(200);
    const all = Object.fromEntries(Object.keys(fields).map((name) => [name, wide]));
    expect(encodeCampaign({ ...all, expires: stored.expires }).length).toBeLessThan(4000);
    expect(campaignMaxAge).toBe(604_800);
  });
});
