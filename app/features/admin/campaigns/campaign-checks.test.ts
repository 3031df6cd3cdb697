import { expect, test } from 'vitest';
import { campaignChecks } from './campaign-checks';
import { emptyBlock, newCampaign } from './typed-campaign';

const facts = { missing: [], ended: [], total: 14 };
const texts = (...given: Parameters<typeof campaignChecks>) =>
  campaignChecks(...given).map(({ isRight, text }) => [isRight, text]);

test('an empty photo lacks its description; no code is no check', () => {
  expect(texts(newCampaign(), facts)).toEqual([
    [false, 'Falta dizer o que se vê numa foto'],
    [true, 'A lista abaixo tem 14 imóveis'],
  ]);
});

test('codes on and off the site, an empty list, an address that still opens', () => {
  const block = emptyBlock('properties');
  block.fields.codes = '1, 2';
  const typed = { ...newCampaign(), blocks: [block] };
  expect(texts(typed, { ...facts, total: null })).toEqual([[true, 'Os códigos estão no ar']]);
  expect(texts(typed, { missing: ['2'], ended: ['lp-2025'], total: 0 })).toEqual([
    [false, '2 não está no ar e não aparece na página'],
    [false, 'A lista abaixo tem 0 imóveis'],
    [false, 'O endereço /lp-2025 ainda abre.'],
  ]);
});
