import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BrokerageFileError, checkBrokerageFile, readBrokerageFile } from './read-brokerage-file';

function faultsOf(text: string): string {
  try {
    readBrokerageFile(text);
    return '';
  } catch (error) {
    if (error instanceof BrokerageFileError) return error.message;
    throw error;
  }
}

it('reads the example of docs/brokerage.md', () => {
  const { said: content } = readBrokerageFile(readFileSync('docs/house.yaml', 'utf8'));
  expect(content).toMatchObject({ name: 'Casa da Serra', leads: { 'your-property': ['rui-prado'] } });
  expect(content.brokers.map(({ slug }) => slug)).toEqual(['ana-reis', 'rui-prado']);
});

it('takes a file that says nothing, and codes as they are written', () => {
  expect(readBrokerageFile('# nothing yet\n').said).toMatchObject({ offices: [], brokers: [] });
  const { said: content } = readBrokerageFile('lists: [{ title: Com vista, codes: [AP-01, 955] }]');
  expect(content.lists).toEqual([{ title: 'Com vista', slug: 'com-vista', codes: ['AP-01', '955'] }]);
});

const ana = 'brokers:\n  - { name: Ana Reis, creci: 1.234-F }\n';
const office = 'offices:\n  - { city: Itu, address: "Rua A, 1" }\n';
it.each([
  ['name: [', /^linha 1: não é YAML/],
  ['- name', 'linha 1: esperam-se chaves, como "name: Casa Tal"'],
  ['name: Casa\nname: Outra', 'linha 2: esta chave já está acima, no mesmo lugar'],
  ['name: Casa\nlogotipo: C', 'linha 2, logotipo: não se conhece esta chave'],
  ['name: 12', 'linha 1, name: espera-se um texto; números e sinais, entre aspas'],
  [`logo: A\nname: ${'a'.repeat(41)}`, 'linha 2, name: Escreva no máximo 40 caracteres'],
  [
    'name: Imobiliária da Serra',
    'linha 1, name: é longo para o logotipo: diga também logo, com até 16 letras',
  ],
  ['article: e', 'linha 1, article: espera-se a ou o: "a Casa Tal", "o Grupo Tal"'],
  ['colours:\n  accent: red', 'linha 2, colours.accent: espera-se uma cor como "#17514f", entre aspas'],
  [
    "colours:\n  accent: '#e0b000'",
    'linha 2, colours.accent: não se lê sobre #f8f5f0: o contraste é 1,8:1, e precisa ser de 4,5:1 (WCAG AA)',
  ],
  [
    "colours:\n  accent: '#17514f'\n  onDark: '#17514f'",
    'linha 3, colours.onDark: não se lê sobre #231815: o contraste é 1,9:1, e precisa ser de 4,5:1 (WCAG AA)',
  ],
  ['creci: 1.234-J', 'linha 1, creci: o CRECI aparece com o endereço: diga também offices'],
  [office, 'linha 2, offices[0].creci: falta o CRECI, aqui ou para todos os endereços'],
  [
    'creci: 1-J\noffices:\n  - city: Itu\n    address: Rua A\n    phone: 123',
    /^linha 5, offices\[0\]\.phone: /,
  ],
  ['profiles:\n  instagram: http://instagram.com/a', /^linha 2, profiles\.instagram: /],
  ['profiles:\n  orkut: https://orkut.com/a', /^linha 2, profiles/],
  ['brokers:\n  - name: Ana Reis', 'linha 2, brokers[0].creci: falta'],
  [`${ana}  - { name: Ana Reis, creci: 2-F }`, /^linha 3, brokers\[1\]: o slug 'ana-reis' já é de outro/],
  ['brokers:\n  - { name: "!!!", creci: 1-F }', /^linha 2, brokers\[0\]: diga um slug/],
  ['leads:\n  visita: [a@b.com.br]', /^linha 2, leads/],
  ['leads:\n  contact: []', /^linha 2, leads\.contact: /],
  [
    'leads:\n  contact:\n    - ninguem',
    "linha 3, leads.contact[0]: 'ninguem' não é um e-mail nem o slug de um consultor daqui",
  ],
  [`${ana}leads:\n  contact: [ana-reis]`, "linha 4, leads.contact[0]: o consultor 'ana-reis' não tem email"],
  ['lists:\n  - title: Tudo', 'linha 2, lists[0]: a lista pede codes ou search, um dos dois'],
  [
    'lists:\n  - title: Tudo\n    search: /venda',
    'linha 3, lists[0].search: espera-se o endereço de uma busca do site, como /imoveis/venda/sao-paulo',
  ],
  [
    'highlights:\n  search: /imoveis/venda?piscina=1',
    'linha 2, highlights.search: a busca se lê como /imoveis/venda: escreva assim, ou corrija-a',
  ],
  [
    'notes:\n  - { code: AP-1, text: A }\n  - { code: ap 1, text: B }',
    'linha 3, notes[1].code: este imóvel já tem uma nota',
  ],
  [`notes:\n  - { code: 1, text: ${'a'.repeat(241)} }`, /^linha 2, notes\[0\]\.text: .*240/],
  [
    'novelties:\n  days: 30\n  codes: [a]',
    'linha 2, novelties: espera-se codes, search ou days, um dos três',
  ],
])('of %j it is told where and why', (text, expected) => {
  if (typeof expected === 'string') expect(faultsOf(text)).toBe(expected);
  else expect(faultsOf(text)).toMatch(expected);
});

it('tells everything that is wrong at once', () =>
  expect(faultsOf('name: 12\nlogo: 13').split('\n')).toHaveLength(2));

it('tells mistakes of values, keys, pairs and duplicates in one pass', () => {
  const text = [
    'nmae: Casa',
    "colours: { accent: '#e0b000' }",
    'offices: [{ city: Itu, adress: Rua A, phone: "123" }]',
    'brokers:',
    '  - { name: Ana Reis, creci: 1-F, slug: Ana Reis, email: ana }',
    '  - { name: Rui Prado, creci: 2-F }',
    '  - { name: Rui Prado, creci: 3-F }',
    'leads: { contact: [rui-pardo], visit: [rui-prado] }',
    'hours: { ofice: [] }',
    'promises: { callDays: two }',
    'lists: [{ title: 12 }]',
    'name: Casa',
    'name: Casa',
  ].join('\n');
  expect(faultsOf(text).split('\n')).toEqual([
    'linha 1, nmae: não se conhece esta chave: você quis dizer name?',
    expect.stringMatching(/^linha 2, colours\.accent: não se lê/),
    expect.stringMatching(/^linha 3, offices\[0\]\.address: falta$/),
    expect.stringMatching(/^linha 3, offices\[0\]\.phone: /),
    'linha 3, offices[0].adress: não se conhece esta chave: você quis dizer address?',
    'linha 3, offices[0].creci: falta o CRECI, aqui ou para todos os endereços',
    'linha 5, brokers[0].slug: espera-se um slug: letras minúsculas, números e hífens',
    expect.stringMatching(/^linha 5, brokers\[0\]\.email: /),
    expect.stringMatching(/^linha 7, brokers\[2\]: o slug 'rui-prado' já é de outro/),
    'linha 8, leads.visit: não se conhece esta chave',
    "linha 8, leads.contact[0]: 'rui-pardo' não é um e-mail nem o slug de um consultor daqui: você quis dizer rui-prado?",
    expect.stringMatching(/^linha 8, leads\.visit\[0\]: o consultor 'rui-prado' não tem email$/),
    'linha 9, hours.ofice: não se conhece esta chave: você quis dizer office?',
    expect.stringMatching(/^linha 10, promises\.callDays: /),
    expect.stringMatching(/^linha 11, lists\[0\]\.title: /),
    'linha 11, lists[0]: a lista pede codes ou search, um dos dois',
    'linha 13: esta chave já está acima, no mesmo lugar',
  ]);
});

it('tells every error of the YAML itself', () =>
  expect(faultsOf('name: "a" b\nlogo: C\nlogo: D\ncreci: }').split('\n')).toEqual([
    expect.stringMatching(/^linha 1: não é YAML/),
    'linha 3: esta chave já está acima, no mesmo lugar',
    expect.stringMatching(/^linha 4: não é YAML/),
  ]));

it('reports aliases that multiply, with a line', () => {
  const list = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of).join(', ')}]`;
  const bomb = [list('a', 'x'), list('b', '*a'), list('c', '*b'), list('d', '*c')].join('\n');
  expect(checkBrokerageFile(bomb).faults).toMatchObject([
    { line: 4, message: expect.stringContaining('escreva os valores por extenso') },
  ]);
});
