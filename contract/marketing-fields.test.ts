import { expect, test } from 'vitest';
import type { LeadInput } from './leads';
import { campaignQuery, marketingFields } from './marketing-fields';

const lead: LeadInput = {
  idempotency_key: 'a-key-of-sixteen-letters',
  kind: 'schedule',
  email: 'clara@exemplo.com.br',
  name: 'Clara Nunes',
  cpf: null,
  created_new_user: false,
  message: '',
  fase: ['Novo', 'Usado'],
  price_max: 1_200_000,
  product_id: 1001,
  visit: { mode: 'virtual', day: '2026-11-24', period: 'manhã' },
  campaign: { source: 'carta', medium: null, referrer: 'https://jornal.exemplo' },
  consent: { version: '2026-11-21', at: '2026-11-22T12:00:00Z' },
};

test('keeps lead field names, joins nested names and omits empty values', () => {
  expect(marketingFields(lead)).toEqual([
    ['submission_id', 'a-key-of-sixteen-letters'],
    ['kind', 'schedule'],
    ['email', 'clara@exemplo.com.br'],
    ['name', 'Clara Nunes'],
    ['created_new_user', '0'],
    ['fase[]', 'Novo'],
    ['fase[]', 'Usado'],
    ['price_max', '1200000'],
    ['product_id', '1001'],
    ['visit_mode', 'virtual'],
    ['visit_day', '2026-11-24'],
    ['visit_period', 'manhã'],
    ['campaign_source', 'carta'],
    ['campaign_referrer', 'https://jornal.exemplo'],
    ['consent_version', '2026-11-21'],
    ['consent_at', '2026-11-22T12:00:00Z'],
  ]);
});

test('the campaign goes along as Mautic reads it: in the address', () => {
  expect(String(campaignQuery(lead))).toBe('utm_source=carta');
  expect(String(campaignQuery({ ...lead, campaign: undefined }))).toBe('');
});

test('includes announced property fields except contract-only ones', () => {
  const announce = {
    proprietario_nome: 'Clara Nunes',
    banheiros: 5,
    comodidades: ['piscina', 'spa'],
    documento: '52998224725',
    data_nascimento: '02/01/1980',
    estado_civil: 'Viúvo(a)',
    authorisations: [{ name: 'avaliacao', version: '2026-11-23', at: '2026-11-23T12:00:00Z' }],
  };
  const announced = { announce, protocol: '2611-048213' } as unknown as LeadInput['announced'];
  const fields = marketingFields({ ...lead, announced });
  expect(fields).toContainEqual(['banheiros', '5']);
  expect(fields.filter(([alias]) => alias === 'comodidades[]')).toHaveLength(2);
  expect(JSON.stringify(fields)).not.toMatch(/529|1980|Viúvo/);
  expect(fields).toContainEqual(['authorisations[]', 'avaliacao 2026-11-23']);
});
