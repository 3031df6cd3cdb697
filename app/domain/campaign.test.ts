import { describe, expect, test } from 'vitest';
import { campaignName, campaignIn, encodeCampaign, keptCampaign } from './campaign';

const address = (query: string) => new URL(`https://www.example.com.br/imoveis?${query}`);

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
    ["a broker's name", 'corretor=ana-prado&utm_source=carta', { source: 'corretor_landing' }],
    ['no slug of a broker', 'corretor=Ana%20Prado', null],
  ])('%s', (_what, query, campaign) => {
    expect(campaignIn(address(query), null)).toEqual(campaign);
  });

  test("a broker's own page is in their name too", () => {
    const page = new URL('https://www.example.com.br/corretor/ana-prado');
    expect(campaignIn(page, null)).toEqual({ source: 'corretor_landing' });
  });

  test('of another site its origin comes along; of this one nothing', () => {
    const url = address('utm_source=carta');
    expect(campaignIn(url, 'https://outro.example/a?segredo=1')?.referrer).toBe('https://outro.example');
    expect(campaignIn(url, 'https://www.example.com.br/imoveis')).toEqual({ source: 'carta' });
    expect(campaignIn(url, 'no address')).toEqual({ source: 'carta' });
  });

  test('long values are cut', () => {
    expect(campaignIn(address(`utm_source=${'a'.repeat(999)}`), null)?.source).toHaveLength(200);
  });
});

describe('what a cookie keeps of it', () => {
  const cookie = (value: string) => `${campaignName}=${value}`;
  test('is read back', () => {
    const campaign = { source: 'carta; com vírgula', referrer: 'https://outro.example' };
    expect(keptCampaign(cookie(encodeCampaign(campaign)))).toEqual(campaign);
  });
  test.each(['', '%', '{', 'null', '7', '%7B%22source%22%3A7%7D', '%7B%22other%22%3A%22a%22%7D'])(
    '%j counts as none',
    (value) => {
      expect(keptCampaign(cookie(value))).toBeNull();
    },
  );
});
