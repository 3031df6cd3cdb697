import { expect, it } from 'vitest';
import { type AnnouncedProperty, announcementSummary, summaryText } from './summary';

const property: AnnouncedProperty = {
  endereco: 'Rua dos Cajueiros',
  numero: '85',
  bairro: 'Ferradura',
  cidade: 'Armação dos Búzios',
  estado: 'RJ',
  pais: 'Brasil',
  tipo_imovel: 'Casa',
  cep: '28950000',
  situacao_imovel: 'Ocupado por mim',
  area_util: 520,
  imovel_mobiliado: 1,
  dormitorios: 5,
  suites: 1,
  vagas: 0,
  vender: 1,
  alugar: 1,
  valor_venda_desejado: 7_900_000,
  valor_condominio: 1_240,
  tipo_iptu: 'Anual',
  valor_iptu: 3_900,
  proprietario_nome: 'Clara Exemplo',
  email: 'clara@exemplo.com.br',
  proprietario_telefone: '+55 (11) 90000-0000',
};
const [evaluation, news] = [{ name: 'avaliacao' }, { name: 'novidades' }] as const;
const rowsOf = (given: Partial<AnnouncedProperty>) =>
  Object.fromEntries(announcementSummary({ ...property, ...given }).flatMap(({ rows }) => rows));

it('an owner reads all that is announced, by the steps', () => {
  expect(announcementSummary(property)).toEqual([
    {
      step: 'localizacao',
      label: 'Localização',
      rows: [
        ['Tipo', 'Casa'],
        ['Endereço', 'Rua dos Cajueiros, 85 - Ferradura, Armação dos Búzios - RJ'],
        ['CEP', '28950-000'],
      ],
    },
    {
      step: 'informacoes',
      label: 'Informações',
      rows: [
        ['Situação', 'Ocupado por mim, mobiliado'],
        ['Área útil', '520 m²'],
        ['Cômodos', '5 ou mais dormitórios, 1 suíte, 0 vagas'],
      ],
    },
    {
      step: 'valores',
      label: 'Valores',
      rows: [
        ['Você quer', 'Vender e Alugar'],
        ['Venda', 'R$ 7.900.000'],
        ['Aluguel', 'Em branco; enviamos uma estimativa'],
        ['Condomínio', 'R$ 1.240 por mês'],
        ['IPTU', 'R$ 3.900 por ano'],
      ],
    },
    {
      step: 'contato',
      label: 'Contato',
      rows: [
        ['Nome', 'Clara Exemplo'],
        ['E-mail', 'clara@exemplo.com.br'],
        ['Telefone', '(11) 90000-0000'],
      ],
    },
  ]);
});

it.each<[string, Partial<AnnouncedProperty>, string, string | undefined]>([
  ['a sub-type', { tipo_imovel: 'Apartamento', subtipo: 'Garden' }, 'Tipo', 'Apartamento, Garden'],
  ['a sub-type of the same name', { tipo_imovel: 'Cobertura', subtipo: 'Cobertura' }, 'Tipo', 'Cobertura'],
  ['a home to let alone', { vender: 0, valor_locacao_desejado: 9_000 }, 'Aluguel', 'R$ 9.000 por mês'],
  ['what is not for sale', { vender: 0 }, 'Venda', undefined],
  ['who is exempt', { tipo_iptu: 'Isento', valor_iptu: null }, 'IPTU', 'Isento'],
  ['a monthly IPTU', { tipo_iptu: 'Mensal', valor_iptu: 325 }, 'IPTU', 'R$ 325 por mês'],
  ['no IPTU', { valor_iptu: null }, 'IPTU', 'Em branco'],
  ['no fee', { valor_condominio: null }, 'Condomínio', 'Em branco'],
  ['a fee of nothing', { valor_condominio: 0 }, 'Condomínio', 'R$ 0 por mês'],
  ['no area', { area_util: 0 }, 'Área útil', 'Em branco'],
  ['no CEP', { cep: null }, 'CEP', 'Em branco'],
  [
    'a home abroad',
    { pais: 'Portugal', cidade: 'Lisboa', estado: 'Lisboa', complemento: '3.º esquerdo' },
    'Endereço',
    'Rua dos Cajueiros, 85, 3.º esquerdo - Ferradura, Lisboa - Lisboa, Portugal',
  ],
  [
    'rooms that the steps do not count',
    { banheiros: 5, lavabos: 1, salas: 0 },
    'Outros cômodos',
    '5 ou mais banheiros, 1 lavabo, 0 salas',
  ],
  ['a plot', { area_total: 1_200 }, 'Área total', '1.200 m²'],
  ['amenities', { comodidades: ['piscina', 'pet-place'] }, 'Condomínio tem', 'Piscina, Espaço para pets'],
  [
    'what is allowed',
    { authorisations: [evaluation, news] },
    'Autoriza',
    'avaliação e divulgação, novidades por e-mail',
  ],
  ['what is not', { authorisations: [evaluation, news] }, 'Não autoriza', 'contato por telefone e WhatsApp'],
  ['nothing of what the steps do not ask', { authorisations: [news] }, 'Não autoriza', undefined],
  ['a phone from abroad', { proprietario_telefone: '+351 912 345 678' }, 'Telefone', '+351 912 345 678'],
])('says %s as people do', (_, given, label, text) => expect(rowsOf(given)[label]).toBe(text));

it('in lines it leaves out who the owner is', () => {
  const text = summaryText(property);
  expect(text).toContain('Valores\nVocê quer: Vender e Alugar\nVenda: R$ 7.900.000');
  expect(text).not.toMatch(/Clara|clara|90000/);
});
