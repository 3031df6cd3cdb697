import type { StaffTypedProperty } from '@contract/staff-typed-properties';
import type { staffApi } from '../staff/staff-api';

/** What the website posts of a whole draft. */
export const makeOwn = (given: object = {}) => ({
  ...{ endereco: 'Rua dos Cajueiros', numero: '85', bairro: 'Ferradura', cidade: 'Armação dos Búzios' },
  ...{ estado: 'RJ', pais: 'Brasil', tipo_imovel: 'Casa', situacao_imovel: 'Vago', area_util: 520 },
  ...{ imovel_mobiliado: 1, dormitorios: 5, suites: 5, vagas: 4, vender: 1, alugar: 0 },
  ...{ valor_venda_desejado: 7_900_000, titulo: 'Casa de frente para o mar', descricao: 'Com vista.' },
  ...{ email: 'clara@exemplo.com.br', ...given },
});

type Api = Pick<ReturnType<typeof staffApi>, 'good' | 'call'>;

/** Calls of a member. */
export function ownCalls({ good, call }: Api, token: string) {
  const start = async (): Promise<number> =>
    (await good('POST', 'staff/typed-properties', token)).data.number;
  const type = (number: number, typed: Record<string, string>, base = 0) =>
    good('PUT', `staff/typed-properties/${number}`, token, {
      base,
      typed: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
    });
  const read = async (number: number): Promise<StaffTypedProperty> =>
    (await good('GET', `staff/typed-properties/${number}`, token)).data;
  const tryPublish = (number: number, revision: number, given: object = {}) =>
    call('POST', `staff/typed-properties/${number}/publish`, token, { revision, property: makeOwn(given) });
  const publish = async (number: number, given: object = {}) =>
    (
      await good('POST', `staff/typed-properties/${number}/publish`, token, {
        revision: (await read(number)).revision,
        property: makeOwn(given),
      })
    ).data as { act: number; property_id: number; path: string };
  const list = async () => (await good('GET', 'staff/typed-properties', token)).data;
  return { start, type, read, tryPublish, publish, list };
}
