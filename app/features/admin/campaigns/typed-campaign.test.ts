import { expect, test } from 'vitest';
import { type CampaignContent, campaignContent } from '@domain/campaigns/campaign-content';
import { blockField, intents } from './campaign-fields';
import { newCampaign, rearranged, typedInDraft, typedInForm, typedOf, wantedOf } from './typed-campaign';

const content: CampaignContent = {
  ...{ slug: 'lp-verao', from: '2026-11-28T08:00' },
  blocks: [
    { kind: 'text', title: 'Verão', text: 'Na praia.' },
    { kind: 'photo', photo: 'https://a.example/x.jpg', alt: 'Praia' },
    { kind: 'properties', codes: ['1', '2'] },
    { kind: 'properties', search: '/imoveis/venda' },
    { kind: 'quote', text: 'Fui.', author: 'Ana' },
    { kind: 'contact', responsible: 'broker:1' },
  ],
};

test('what is published, its form and its draft are the same', () => {
  const typed = typedOf(content, 'v1');
  expect(typedInDraft(JSON.parse(JSON.stringify(typed)))).toMatchObject(typed);
  expect(campaignContent.parse(wantedOf(typed))).toEqual(content);
});

test('a form is read up to its first missing block', () => {
  const fields = new Map([
    ['slug', '/lp-x'],
    [blockField(0, 'kind'), 'properties'],
    [blockField(0, 'source'), 'busca'],
    [blockField(0, 'search'), 'https://site.example/imoveis/venda?quartos=3'],
    [blockField(2, 'kind'), 'text'],
  ]);
  const typed = typedInForm((name) => fields.get(name) ?? '');
  expect(wantedOf(typed)).toEqual({
    slug: 'lp-x',
    blocks: [{ kind: 'properties', search: '/imoveis/venda?quartos=3' }],
  });
});

test.each([[{}], [{ blocks: 'x' }], [{ blocks: [null, { kind: 'html' }, 7] }], [{ slug: 3 }]])(
  'a draft %j of another version is an empty form',
  (draft) => {
    expect(typedInDraft(draft)).toEqual({ slug: '', from: '', until: '', base: '', blocks: [] });
  },
);

const order = (intent: string, added?: 'quote') => {
  const { campaign, at } = rearranged(newCampaign(), intent, added);
  return [...campaign.blocks.map(({ kind }) => kind), at];
};
test.each([
  ['sobe:1', ['photo', 'text', 'properties', 'contact', 0]],
  ['desce:1', ['text', 'properties', 'photo', 'contact', 2]],
  ['tira:0', ['photo', 'properties', 'contact', null]],
  ['sobe:0', ['text', 'photo', 'properties', 'contact', null]],
  ['desce:3', ['text', 'photo', 'properties', 'contact', null]],
  ['sobe:9', ['text', 'photo', 'properties', 'contact', null]],
  ['sobe:-1', ['text', 'photo', 'properties', 'contact', null]],
  ['apaga:1', ['text', 'photo', 'properties', 'contact', null]],
])('%s', (intent, blocks) => expect(order(intent)).toEqual(blocks));

test('a block is added at the end, up to twelve', () => {
  expect(order(intents.add, 'quote')).toEqual(['text', 'photo', 'properties', 'contact', 'quote', 4]);
  let campaign = newCampaign();
  for (let times = 0; times < 20; times += 1) ({ campaign } = rearranged(campaign, intents.add, 'quote'));
  expect(campaign.blocks).toHaveLength(12);
});
