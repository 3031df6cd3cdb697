import { expect, test } from 'vitest';
import { ownSummary } from './own-summary';
import type { OwnAnswers } from './own-draft.server';

const values = {
  ...{ tipo_imovel: 'Casa', endereco: 'Rua dos Cajueiros', numero: '85', bairro: 'Ferradura' },
  ...{ cidade: 'Búzios', estado: 'RJ', pais: 'Brasil', situacao_imovel: 'Ocupado por mim', area_util: 0 },
  ...{ imovel_mobiliado: 0, dormitorios: 4, suites: 2, vagas: 2, negociacao: 'Vender' },
  ...{ titulo: 'Casa de frente para o mar', comodidades: [] },
} as unknown as OwnAnswers;
const rows = (given: Partial<OwnAnswers> = {}) =>
  Object.fromEntries(ownSummary({ ...values, ...given }).flatMap(({ rows: each }) => each));

test('says for a member what the wizard says for an owner', () => {
  expect(rows()).toMatchObject({
    ...{ 'Está para': 'Vender', Venda: 'Sob consulta', Nome: 'Em branco', Descrição: 'Em branco' },
    Situação: 'Ocupado pelo dono, sem mobília',
  });
});

test('what only some have is a row of these alone', () => {
  expect(rows()).not.toHaveProperty('Terreno');
  expect(rows({ area_total: 1_200, banheiros: 0 })).toMatchObject({ Terreno: '1.200 m²', Banheiros: '0' });
});
