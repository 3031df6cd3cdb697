import { describe, expect, test } from 'vitest';
import { campaignName, encodeCampaign } from '~/domain/campaign';
import { consentName, encodeConsent, type Purpose } from './consent/consent';
import { campaignCookie, readCampaign } from './campaign.server';

const kept = { source: 'carta' };
/** A request of a visitor with a campaign that was kept, who allows these purposes. */
const requestOf = (purposes: readonly Purpose[], query = '') =>
  new Request(`https://www.example.com.br/imoveis${query}`, {
    headers: {
      Cookie: `${campaignName}=${encodeCampaign(kept)}; ${consentName}=${encodeConsent(purposes, new Date())}`,
    },
  });

describe('where a visitor came from', () => {
  test('is read from what was kept only while they allow marketing', () => {
    expect(readCampaign(requestOf(['marketing']))).toEqual(kept);
    expect(readCampaign(requestOf(['estatisticas', 'preferencias']))).toBeNull();
    expect(readCampaign(requestOf([]))).toBeNull();
  });

  test('is what the address says, whatever they allow; it is kept only where they allow marketing', () => {
    for (const purposes of [['marketing'], []] as Purpose[][]) {
      const request = requestOf(purposes, '?utm_source=placa');
      expect(readCampaign(request)).toEqual({ source: 'placa' });
      expect(campaignCookie(request) !== null).toBe(purposes.length > 0);
    }
    expect(campaignCookie(requestOf(['marketing']))).toBeNull();
  });
});
