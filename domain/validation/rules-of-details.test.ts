import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { addressAutocomplete, addressMessage, enderecoCompleto, estados, states } from './address';
import { area, areaMessage } from './area';
import { dataNascimento, dataNascimentoMessages } from './data-nascimento';
import { horario, horarioMessage } from './horario';
import { amountMessage, minMoney } from './min-money';
import { senha, senhaMessage, typedSenha } from './senha';

function judge(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success
    ? { value: result.data }
    : result.error.issues.map(({ message }) => message).join('; ');
}

type Row = [given: unknown, outcome: unknown];
const valid = (value: unknown) => ({ value });

const today = () => ({ year: 2026, month: 3, day: 1 });
const born = dataNascimento(today);
const atSaoPauloAndRio = states(['sp', 'rj']);

const rules: Record<string, { schema: z.ZodType; rows: Row[] }> = {
  area: {
    schema: area,
    rows: [
      ['', valid(0)],
      [' ', valid(0)],
      ['120', valid(120)],
      ['1.200 m²', valid(1200)],
      ['412,5', valid(413)],
      ['10.000.001', areaMessage],
      ['muita', areaMessage],
    ],
  },
  data_nascimento: {
    schema: born,
    rows: [
      ['01/03/2008', valid('01/03/2008')],
      ['29/02/2008', valid('29/02/2008')],
      ['31/12/1950', valid('31/12/1950')],
      ['02/03/2008', dataNascimentoMessages.age],
      ['01/01/2030', dataNascimentoMessages.age],
      ['01011990', valid('01/01/1990')],
      ['01-01-1990', valid('01/01/1990')],
      ['01.01.1990', valid('01/01/1990')],
      ['29/02/2007', dataNascimentoMessages.noDay],
      ['31021990', dataNascimentoMessages.noDay],
      ['31/04/1990', dataNascimentoMessages.noDay],
      ['00/00/0000', dataNascimentoMessages.noDay],
      ['0101199', dataNascimentoMessages.format],
      ['01/01/1890', dataNascimentoMessages.format],
      ['1/3/2008', dataNascimentoMessages.format],
      ['2008-03-01', dataNascimentoMessages.format],
    ],
  },
  horario: {
    schema: horario,
    rows: [
      ['00:00', valid('00:00')],
      ['23:59', valid('23:59')],
      ['24:00', horarioMessage],
      ['9:30', horarioMessage],
      ['09:60', horarioMessage],
      ['09h30', horarioMessage],
    ],
  },
  senha: {
    schema: senha,
    rows: [
      ['Bossa#1958', valid('Bossa#1958')],
      ['Bossa#1958 com espaço ç', valid('Bossa#1958 com espaço ç')],
      [`aA1@${'x'.repeat(124)}`, valid(`aA1@${'x'.repeat(124)}`)],
      [`aA1@${'x'.repeat(125)}`, senhaMessage],
      ['Bos#195', senhaMessage],
      ['bossa#1958', senhaMessage],
      ['BOSSA#1958', senhaMessage],
      ['Bossa#nova', senhaMessage],
      ['Bossa-1958', senhaMessage],
      ['', senhaMessage],
    ],
  },
  min_money: {
    schema: minMoney(1000),
    rows: [
      ['R$ 1.000', valid(1000)],
      ['1,5 mi', valid(1_500_000)],
      ['999', 'O valor deve ser maior que R$ 1.000'],
      ['-5000', amountMessage],
      ['muito', amountMessage],
      ['9'.repeat(30), amountMessage],
    ],
  },
  address_autocomplete: {
    schema: addressAutocomplete,
    rows: [
      [
        'Rua Harmonia, 100 - Vila Madalena, São Paulo - SP, 05435-000',
        valid('Rua Harmonia, 100 - Vila Madalena, São Paulo - SP, 05435-000'),
      ],
      ['Rua Harmonia, 100, Vila Madalena, São Paulo', addressMessage],
      ['Rua Harmonia - 100 - Vila Madalena, São Paulo', addressMessage],
      ['', addressMessage],
    ],
  },
  endereco_completo: {
    schema: enderecoCompleto,
    rows: [
      [
        { rua: 'Rua Harmonia', numero: '100', bairro: 'Vila Madalena', cidade: 'São Paulo' },
        valid({ rua: 'Rua Harmonia', numero: '100', bairro: 'Vila Madalena', cidade: 'São Paulo' }),
      ],
      [{ rua: 'Rua Harmonia', numero: ' ', bairro: 'Vila Madalena', cidade: 'São Paulo' }, addressMessage],
      [{ rua: 'Rua Harmonia', numero: '100', bairro: 'Vila Madalena' }, addressMessage],
    ],
  },
  states: {
    schema: atSaoPauloAndRio,
    rows: [
      ['Rua A, 1 - B, Rio de Janeiro - RJ, 22000-000', valid('Rua A, 1 - B, Rio de Janeiro - RJ, 22000-000')],
      ['Rua A, 1 - B, Santos - sp', valid('Rua A, 1 - B, Santos - sp')],
      ['Rua A, 1 - SP, Curitiba - PR, 80000-000', 'O endereço deve pertencer aos estados de SP, RJ'],
      ['Rua A', 'O endereço deve pertencer aos estados de SP, RJ'],
    ],
  },
  'a password that there is': {
    schema: typedSenha,
    rows: [
      ['x', valid('x')],
      [' ', valid(' ')],
      ['x'.repeat(128), valid('x'.repeat(128))],
      ['x'.repeat(129), 'Digite sua senha'],
      [undefined, 'Digite sua senha'],
    ],
  },
  estados: {
    schema: estados(['SP', 'RJ']),
    rows: [
      ['sp', valid('SP')],
      ['MG', 'O endereço deve pertencer aos estados de SP, RJ'],
    ],
  },
};

describe.each(Object.entries(rules))('%s', (_name, { schema, rows }) => {
  test.each(rows)('%j', (given, outcome) => {
    expect(judge(schema, given)).toEqual(outcome);
  });
});
