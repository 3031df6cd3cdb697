import { describe, expect, test } from 'vitest';
import { conditionText } from './condition-text';
import type { DistributionRules, GroupCondition, Wheel } from './distribution-rules';
import { hoursText } from './hours-text';
import { reasonAboutPerson, reasonToReceiver } from './reason-texts';
import { ruleSentences, sentenceNumber, usageSentence } from './rule-sentences';
import { anyCondition, people, sampleMember, sampleRules } from './sample-rules';

const fullNames: Record<string, string> = {
  [people.ana]: 'Marina Couto',
  [people.eva]: 'Tomás Reis',
  [people.helena]: 'Helena Prado',
};
const team = { name: (person: string) => fullNames[person] ?? person, brokers: 23 };
const brokers = (count: number, weight = 1) =>
  Array.from({ length: count }, (_, index) => sampleMember(`broker:${index + 1}`, { weight }));
const general = (changes: Partial<Wheel>): DistributionRules => ({
  ...sampleRules,
  general: { ...sampleRules.general, ...changes },
});
const marked = (rules: DistributionRules) =>
  ruleSentences(rules, team).map(({ sentence }) =>
    sentence.map(({ text, strong }) => (strong ? `**${text}**` : text)).join(''),
  );

describe('the rules as sentences', () => {
  test('read as in the prototype', () => {
    const rules = general({ members: brokers(23) });
    const [high, rent] = sampleRules.groups;
    const groups = [high!, { ...rent!, members: brokers(4) }];
    expect(marked({ ...rules, groups })).toEqual([
      'Quem já fala com um corretor **continua com ele**, por 180 dias.',
      'Quem vem pela página de um corretor é **desse corretor**.',
      'O contato de um imóvel é **do corretor do imóvel**.',
      'Compra acima de **R$ 10 milhões** em **São Paulo** vai para **Marina Couto e Tomás Reis**, um de cada vez.',
      'Aluguel vai para **quatro corretores**, um de cada vez, de segunda a sexta, das 9h às 18h.',
      'Os outros vão para **todos os 23 corretores**, um de cada vez.',
      'Se ninguém pode, **Helena Prado**.',
    ]);
  });

  test.each([
    ['nobody', [], '**não vão para ninguém**, falta escolher quem atende'],
    ['one', [sampleMember(people.ana)], 'vão para **Marina Couto**'],
    ['some', brokers(12), 'vão para **12 corretores**, um de cada vez'],
    [
      'with members',
      [...brokers(3), sampleMember(people.helena)],
      'vão para **quatro pessoas**, uma de cada vez',
    ],
    [
      'weights',
      [...brokers(5), ...brokers(1, 2)],
      'vão para **seis corretores**, conforme o peso de cada um',
    ],
  ])('members of a rotation: %s', (_, members, text) => {
    expect(marked(general({ members }))[5]).toBe(`Os outros ${text}.`);
  });

  test.each([
    ['a equipe de locação', brokers(4), 'vai para a **equipe de locação**, quatro corretores.'],
    [
      'Locação',
      [...brokers(1, 2), sampleMember(people.helena)],
      'vai para **Locação**, duas pessoas, conforme o peso de cada um.',
    ],
  ])('a group with a name: %s', (name, members, text) => {
    const groups = [{ ...sampleRules.groups[1]!, name, members, hours: null }];
    expect(marked({ ...sampleRules, groups })[3]).toBe(`Aluguel ${text}`);
  });

  test('what is missing and what is off', () => {
    const rules = { ...sampleRules, known: { active: false, days: 1 }, lastResort: null };
    expect(marked(rules)[0]).toContain(', por 1 dia.');
    expect(marked(rules).at(-1)).toBe('Se ninguém pode, **falta escolher quem atende**.');
    expect(ruleSentences(rules, team).map(({ active }) => active)).toEqual([
      ...[false, true, true, true, true, true, false],
    ]);
  });

  test('have numbers', () => {
    const numberOf = (rule: 'property' | 'group' | 'general' | 'last', group: string | null = null) =>
      sentenceNumber(sampleRules, { rule, group });
    expect([numberOf('property'), numberOf('group', 'rent'), numberOf('general'), numberOf('last')]).toEqual([
      ...[3, 5, 6, 7],
    ]);
    expect(numberOf('group', 'removed')).toBeNull();
  });

  test('say how often they decided', () => {
    expect(usageSentence(12, 'nesta semana')).toBe('Valeu 12 vezes nesta semana.');
    expect(usageSentence(1)).toBe('Valeu 1 vez.');
    expect(usageSentence(0, 'nesta semana')).toBe('Não foi preciso.');
  });
});

describe('conditions and hours', () => {
  test.each<[Partial<GroupCondition>, string]>([
    [{}, 'Contato'],
    [{ origins: ['zap'] }, 'Contato pelo ZAP'],
    [{ origins: ['zap', 'olx', 'equipe'] }, 'Contato pelo ZAP, pela OLX ou pela equipe'],
    [{ priceFrom: 1_500_000 }, 'Imóvel acima de R$ 1,5 milhão'],
    [{ negotiation: 'buy', priceTo: 850_000 }, 'Compra até R$ 850 mil'],
    [
      { negotiation: 'buy', priceFrom: 2_000_000, priceTo: 1e9 },
      'Compra acima de R$ 2 milhões e até R$ 1 bilhão',
    ],
    [{ negotiation: 'rent', priceTo: 12_345 }, 'Aluguel até R$ 12.345'],
    [
      { launch: true, places: ['São Paulo/Jardins', 'Campinas'] },
      'Lançamento em Jardins (São Paulo) ou Campinas',
    ],
    [{ negotiation: 'buy', launch: true, origins: ['site'] }, 'Compra de lançamento pelo site'],
  ])('%j: %s', (condition, text) => expect(conditionText({ ...anyCondition, ...condition })).toBe(text));

  test.each([
    [[1, 2, 3, 4, 5], 540, 1080, 'de segunda a sexta, das 9h às 18h'],
    [[1, 2, 3, 4, 5, 6, 7], 0, 1440, 'todos os dias'],
    [[2, 4], 510, 720, 'terça e quinta, das 8h30 às 12h'],
    [[1, 3, 5], 60, 545, 'segunda, quarta e sexta, da 1h às 9h05'],
    [[6], 0, 60, 'sábado, das 0h à 1h'],
  ])('days %j, minutes %i to %i: %s', (days, from, until, text) =>
    expect(hoursText({ days, from, until })).toBe(text),
  );
});

test('each offer says its reason, to its receiver and about a person', () => {
  const decisions = (['known', 'page', 'property', 'general', 'last'] as const).map((rule) => ({
    rule,
    group: null,
  }));
  const all = [
    ...decisions,
    { rule: 'group' as const, group: 'rent' },
    { rule: 'group' as const, group: 'removed' },
  ];
  expect(all.map((each) => reasonToReceiver(each, sampleRules))).toEqual([
    'porque a pessoa já fala com você',
    'porque a pessoa veio pela sua página',
    'porque o imóvel é seu',
    'porque é a sua vez',
    'porque ninguém pôde',
    'porque é a sua vez em “Aluguel”',
    'porque é a sua vez',
  ]);
  expect(all.map((each) => reasonAboutPerson(each, sampleRules))).toEqual([
    'porque já fala com a pessoa',
    'porque a pessoa veio pela página de quem atende',
    'porque cuida do imóvel',
    'pela vez',
    'porque ninguém pôde',
    'pela vez em “Aluguel”',
    'pela vez',
  ]);
});
