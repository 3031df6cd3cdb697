import { expect, it } from 'vitest';
import { announce } from '@contract/announcements';
import { infosSchema, locationSchema, ownerSchema, pricesSchema } from './announce-schemas';
import { toAnnounce } from './to-announce';

const rules = { states: ['SP', 'RJ', 'BA', 'CE'], minSale: 100_000, minRent: 1_000 };
const typed = {
  localizacao: {
    tipo_imovel: 'Cobertura',
    subtipo: 'Penthouse',
    cep: '28950-000',
    endereco: 'Rua dos Cajueiros',
    numero: '85',
    bairro: 'Ferradura',
    cidade: 'Armação dos Búzios',
    estado: 'RJ',
    pais: 'Brasil',
  },
  informacoes: {
    situacao_imovel: 'Vago',
    imovel_mobiliado: '1',
    dormitorios: '5',
    suites: '0',
    vagas: '2',
  },
  valores: {
    negociacao: 'Vender e Alugar',
    valor_venda_desejado: 'R$ 7.900.000',
    valor_locacao_desejado: '20 mil',
    valor_condominio: '1.240',
    tipo_iptu: 'Anual',
    valor_iptu: '3.900',
  },
  contato: {
    proprietario_nome: 'Clara Nunes',
    email: 'clara@exemplo.com.br',
    proprietario_telefone: { pais: 'BR', numero: '11987654321' },
  },
};
const merged = (changes: { [Step in keyof typeof typed]?: object } = {}) =>
  toAnnounce({
    ...locationSchema(rules).parse({ ...typed.localizacao, ...changes.localizacao }),
    ...infosSchema().parse({ ...typed.informacoes, ...changes.informacoes }),
    ...pricesSchema(rules).parse({ ...typed.valores, ...changes.valores }),
    ...ownerSchema().parse({ ...typed.contato, ...changes.contato }),
  });

it('merges what the steps hold into what the back end takes', () => {
  const sent = merged();
  expect(sent).toEqual({
    tipo_imovel: 'Cobertura',
    subtipo: 'Penthouse',
    cep: '28950000',
    endereco: 'Rua dos Cajueiros',
    numero: '85',
    bairro: 'Ferradura',
    cidade: 'Armação dos Búzios',
    estado: 'RJ',
    pais: 'Brasil',
    localizacao: 'Rua dos Cajueiros, 85 - Ferradura, Armação dos Búzios - RJ, Brasil',
    situacao_imovel: 'Vago',
    area_util: 0,
    imovel_mobiliado: 1,
    dormitorios: 5,
    suites: 0,
    vagas: 2,
    vender: 1,
    alugar: 1,
    valor_venda_desejado: 7_900_000,
    valor_locacao_desejado: 20_000,
    valor_condominio: 1_240,
    tipo_iptu: 'Anual',
    valor_iptu: 3_900,
    proprietario_nome: 'Clara Nunes',
    email: 'clara@exemplo.com.br',
    proprietario_telefone: '+55 (11) 98765-4321',
  });
  expect(announce.parse(sent)).toEqual(sent);
});

it.each([
  [
    'alugar sets only the rent flag',
    { valores: { negociacao: 'Alugar' } },
    { vender: 0, alugar: 1 },
    ['valor_venda_desejado'],
  ],
  [
    'vender sets only the sell flag',
    { valores: { negociacao: 'Vender' } },
    { vender: 1, alugar: 0 },
    ['valor_locacao_desejado'],
  ],
  [
    'who is exempt pays nothing',
    { valores: { tipo_iptu: 'Isento' } },
    { tipo_iptu: 'Isento' },
    ['valor_iptu'],
  ],
  ['a house has no sub-type', { localizacao: { tipo_imovel: 'Casa' } }, { tipo_imovel: 'Casa' }, ['subtipo']],
])('%s', (_, changes, expected, left) => {
  const sent = merged(changes);
  expect(sent).toMatchObject(expected);
  for (const name of left) expect(sent).not.toHaveProperty(name);
  expect(announce.safeParse(sent).success).toBe(true);
});

it.each([
  [
    'localizacao',
    { endereco: '', numero: '', bairro: '' },
    {
      endereco: 'O endereço deve conter rua, número, bairro e cidade',
      numero: 'Diga o número, ou escreva s/n',
      bairro: 'Diga o bairro',
    },
  ],
  [
    'localizacao',
    { numero: undefined },
    {
      endereco: 'O endereço deve conter rua, número, bairro e cidade',
      numero: 'Diga o número, ou escreva s/n',
    },
  ],
  ['localizacao', { estado: 'MG' }, { estado: 'O endereço deve pertencer aos estados de SP, RJ, BA, CE' }],
  ['localizacao', { cep: '1234' }, { cep: 'O CEP tem oito números' }],
  ['localizacao', { tipo_imovel: undefined }, { tipo_imovel: 'Escolha uma das opções' }],
  ['localizacao', { pais: 'Portugal', estado: 'Lisboa' }, {}],
  ['localizacao', { numero: 's/n' }, {}],
  ['informacoes', { area_util: 'muita' }, { area_util: 'Digite a área em metros quadrados, como 120' }],
  ['informacoes', { dormitorios: '6' }, { dormitorios: 'Escolha uma das opções' }],
  [
    'valores',
    { valor_venda_desejado: '90.000' },
    { valor_venda_desejado: 'O valor deve ser maior que R$ 100.000' },
  ],
  [
    'valores',
    { valor_locacao_desejado: 'R$ 10' },
    { valor_locacao_desejado: 'O valor deve ser maior que R$ 1.000' },
  ],
  ['valores', { negociacao: undefined }, { negociacao: 'Escolha uma das opções' }],
  [
    'contato',
    { proprietario_nome: 'Clara' },
    { proprietario_nome: 'Por favor, preencha com o nome completo' },
  ],
  [
    'contato',
    { proprietario_telefone: { pais: 'BR', numero: '11' } },
    { 'proprietario_telefone.numero': 'Preencha com um número válido' },
  ],
] as const)('%s says what is wrong beside its field: %#', (step, changes, messages) => {
  const schemas = {
    localizacao: locationSchema(rules),
    informacoes: infosSchema(),
    valores: pricesSchema(rules),
    contato: ownerSchema(),
  };
  const result = schemas[step].safeParse({ ...typed[step], ...changes });
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message;
  expect(errors).toEqual(messages);
});
