import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterPage, campaignMaxAge, type StoredCampaign, readCampaign, writeCampaign } from './campaign';

const now = new Date('2026-11-23T12:00:00Z');
const inAWeek = '2026-11-30T12:00:00.000Z';
const address = (query: string) => new URL(`https://www.example.com.br/imoveis?${query}`);
const campaignAfter = (query: string, before: string | null = null) =>
  afterPage(address(query), before, null, now);

describe('where an address says that its visitor came from', () => {
  test.each([
    ['nothing', 'pagina=2', null],
    ['empty values', 'utm_source=&utm_medium=%20', null],
    ['click ids alone', 'gclid=1', null],
    [
      'a campaign',
      'utm_source=carta&utm_medium=email&utm_term=a',
      { source: 'carta', medium: 'email', term: 'a' },
    ],
    ["a broker's name", 'corretor=ana-prado', { source: 'corretor_landing' }],
    [
      "a campaign in a broker's name",
      'corretor=ana-prado&utm_source=carta&utm_medium=email',
      { source: 'corretor_landing', medium: 'email' },
    ],
    ['a campaign page', 'lp=lp-verao', { lp: 'lp-verao' }],
    ['a campaign page by a letter', 'lp=lp-verao&utm_source=carta', { source: 'carta', lp: 'lp-verao' }],
    ['another list', 'lp=jardins', null],
    ['no slug of a campaign page', 'lp=lp-%3Cb%3E', null],
    ['no slug of a broker', 'corretor=Ana%20Prado', null],
  ])('%s', (_what, query, campaign) => {
    expect(campaignAfter(query)).toEqual(campaign && { ...campaign, expires: inAWeek });
  });

  test("a broker's own page is in their name too", () => {
    const page = new URL('https://www.example.com.br/corretor/ana-prado');
    expect(afterPage(page, null, null, now)?.source).toBe('corretor_landing');
  });

  test('a campaign page joins the campaign of before, and stays', () => {
    const before = campaignAfter('utm_source=carta&lp=lp-verao');
    expect(afterPage(address('lp=lp-verao&pagina=2'), null, before, now)).toBe(before);
    expect(afterPage(address('lp=lp-praia'), null, before, now)).toEqual({ ...before, lp: 'lp-praia' });
    expect(afterPage(address(''), null, before, now)).toBe(before);
  });

  test.each([
    ['https://outro.example/a?segredo=1', 'https://outro.example'],
    ['https://www.example.com.br/imoveis', undefined],
    ['android-app://com.example', undefined],
    ['no address', undefined],
  ])('of the page before, %s, comes along: %s', (before, referrer) => {
    expect(campaignAfter('utm_source=carta', before)?.referrer).toBe(referrer);
  });

  test('long values are cut, and no character in two', () => {
    expect(campaignAfter(`utm_source=${'a'.repeat(999)}`)?.source).toHaveLength(200);
    expect(campaignAfter(`utm_source=${'a'.repeat(199)}😀`)?.source).toBe('a'.repeat(199));
  });
});

describe('what was kept', () => {
  const stored: StoredCampaign = { source: 'placa', campaign: 'verao', expires: '2026-11-25T12:00:00.000Z' };

  test('stays as it is on pages that say nothing', () => {
    expect(afterPage(address('pagina=2'), 'https://outro.example', stored, now)).toBe(stored);
  });

  test('gives way to a new campaign whole, which lasts seven days', () => {
    expect(afterPage(address('utm_medium=email'), null, stored, now)).toEqual({
      medium: 'email',
      expires: inAWeek,
    });
  });

  test("takes a broker's page as its source, and lasts no longer for it", () => {
    const broker = afterPage(address('corretor=ana-prado'), null, stored, now);
    expect(broker).toEqual({ ...stored, source: 'corretor_landing' });
    expect(afterPage(address('corretor=ana-prado'), null, broker, now)).toBe(broker);
  });
});

const text = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .filter(({ length }) => length <= 200);
const anyCampaign = fc
  .record(
    { source: text, campaign: text, medium: text, term: text, content: text, referrer: text },
    { requiredKeys: ['source'] },
  )
  .map((campaign): StoredCampaign => ({ ...campaign, expires: inAWeek }));

describe('a campaign as a text', () => {
  test('is read back as it was written, until it is over', () => {
    fc.assert(
      fc.property(anyCampaign, (stored) => {
        expect(readCampaign(writeCampaign(stored), now)).toEqual(stored);
        expect(readCampaign(writeCampaign(stored), new Date(inAWeek))).toBeNull();
      }),
    );
  });

  test('what an address says is read back from its text, whatever it says', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
        const page = address(`${query}&${new URLSearchParams({ utm_source: value })}`);
        const stored = afterPage(page, null, null, now);
        if (stored) expect(readCampaign(writeCampaign(stored), now)).toEqual(stored);
      }),
    );
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"source":"carta"}',
    `{"expires":"${inAWeek}"}`,
    '{"source":"carta","expires":"soon"}',
    `{"source":"carta","expires":${campaignMaxAge}}`,
    `{"source":7,"expires":"${inAWeek}"}`,
    `{"source":"","expires":"${inAWeek}"}`,
    `{"source":"${'a'.repeat(201)}","expires":"${inAWeek}"}`,
  ])('%j is none of ours', (value) => {
    expect(readCampaign(value, now)).toBe('bad');
  });
});
