import { describe, expect, it } from 'vitest';
import { announce } from '@contract/announcements';
import { authorisationMessage, longParts } from '@domain/announcement/long-form';
import { condominiumDetailSlugs } from '@domain/taxonomy/attributes';
import { cnpjMessage } from '@domain/validation/cnpj';
import { cpfMessage } from '@domain/validation/cpf';
import { dataNascimentoMessages } from '@domain/validation/data-nascimento';
import { fieldsOf } from '~/forms/declared-fields';
import { longForm, moreForm } from './long-form';
import { type LongForm, longSchema } from './long-schemas';
import { toAnnounce } from './to-announce';

const rules = { states: ['SP', 'RJ'], minSale: 100_000, minRent: 1_000 };
const required = {
  tipo_imovel: 'Apartamento',
  endereco: 'Rua Harmonia',
  numero: '100',
  bairro: 'Vila Madalena',
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'Brasil',
  situacao_imovel: 'Vago',
  imovel_mobiliado: '0',
  dormitorios: '3',
  suites: '1',
  vagas: '2',
  negociacao: 'Vender',
  proprietario_nome: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  proprietario_telefone: { pais: 'BR', numero: '11987654321' },
  autoriza_avaliacao: 'sim',
};
const check = (given: object) => longSchema(rules).safeParse({ ...required, ...given });
const wrong = (given: object) =>
  Object.fromEntries(
    (check(given).error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
const right = (given: object) => check(given).data as LongForm;

it('accepts empty fields outside the steps, except one authorisation', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ autoriza_avaliacao: undefined })).toEqual({ autoriza_avaliacao: authorisationMessage });
});

it('lists every field of its parts once with a label, except checkboxes', () => {
  const names = longParts.flatMap(({ fields }) => fields as readonly string[]);
  expect(new Set(names).size).toBe(names.length);
  const { labels } = longForm(rules);
  expect(names.filter((name) => !(name in labels))).toEqual(['autoriza_contato', 'novidades']);
});

it.each<[string, object, string, string]>([
  ['six bathrooms', { banheiros: '6' }, 'banheiros', 'Escolha uma das opções'],
  ['a half bathroom', { lavabos: '0.5' }, 'lavabos', 'Escolha uma das opções'],
  [
    'a marital status of one’s own',
    { estado_civil: 'Enrolado(a)' },
    'estado_civil',
    'Escolha uma das opções',
  ],
  ['a pigeon', { preferencia_contato: 'Pombo' }, 'preferencia_contato', 'Escolha uma das opções'],
  ['another way', { como_conheceu: 'Sonho' }, 'como_conheceu', 'Escolha uma das opções'],
  ['a wrong CPF', { documento: '529.982.247-24' }, 'documento', cpfMessage],
  ['a CPF of one digit', { documento: '111.111.111-11' }, 'documento', cpfMessage],
  ['a wrong CNPJ', { documento: '12.ABC.345/01DE-36' }, 'documento', cnpjMessage],
  ['a CNPJ that is cut short', { documento: '12.ABC.345/01DE' }, 'documento', cnpjMessage],
  ['no day', { data_nascimento: '31/02/1980' }, 'data_nascimento', dataNascimentoMessages.noDay],
  ['a child', { data_nascimento: '01/01/2020' }, 'data_nascimento', dataNascimentoMessages.age],
  ['a whole book', { mensagem: 'x'.repeat(2_001) }, 'mensagem', 'Escreva no máximo 2.000 caracteres'],
])('says at its field what is wrong with %s', (_, given, field, text) =>
  expect(wrong(given)).toEqual({ [field]: text }),
);

describe('a tax id is judged by its length', () => {
  it.each([
    ['a person’s', '529.982.247-25', '52998224725'],
    ['a company’s', '11.222.333/0001-81', '11222333000181'],
    ['a company’s with letters', '12.abc.345/01de-35', '12ABC34501DE35'],
  ])('%s', (_, documento, expected) => expect(right({ documento })).toMatchObject({ documento: expected }));

  it('and a company has no birth date and no marital status, right or wrong', () => {
    const owner = { data_nascimento: '01/01/2020', estado_civil: 'Casado(a)' };
    expect(right({ ...owner, documento: '12.ABC.345/01DE-35' })).not.toMatchObject({
      estado_civil: expect.anything(),
    });
    expect(wrong({ ...owner, documento: '529.982.247-25' })).toEqual({
      data_nascimento: dataNascimentoMessages.age,
    });
  });
});

it('sends each known condominium amenity once, up to all of them', async () => {
  expect(right({ comodidades: ['heliponto', 'piscina', 'piscina'] }).comodidades).toEqual(['piscina']);
  const posted = await fieldsOf([longForm(rules), moreForm]);
  expect(posted.get('comodidades')).toBeGreaterThan(condominiumDetailSlugs.length);
});

it('whatever it takes the contract takes', () => {
  const all = right({
    area_total: '1.200',
    banheiros: '5',
    lavabos: '0',
    salas: '2',
    dependencias: '1',
    comodidades: [...condominiumDetailSlugs],
    documento: '529.982.247-25',
    data_nascimento: '02/01/1980',
    estado_civil: 'União estável',
    preferencia_contato: 'WhatsApp',
    como_conheceu: 'Placa',
    mensagem: 'Tem um cajueiro.',
  });
  const { autoriza_avaliacao: _box, ...answers } = all;
  const sent = toAnnounce(answers);
  expect(announce.parse(sent)).toEqual(sent);
  expect(sent).toMatchObject({
    area_total: 1_200,
    banheiros: 5,
    lavabos: 0,
    comodidades: condominiumDetailSlugs,
    estado_civil: 'União estável',
  });
  expect(condominiumDetailSlugs).toHaveLength(12);
});
