import { z } from 'zod';
import {
  propertyCountry,
  propertyKinds,
  propertySubtypes,
  iptuPeriods,
  maxRooms,
  situations,
  wants,
} from '@domain/announcement/options';
import { phoneCountries } from '@domain/taxonomy/phone-countries';
import { addressMessage, estados, statesMessage } from '@domain/validation/address';
import { area } from '@domain/validation/area';
import { cep } from '@domain/validation/cep';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { minMoney, money } from '@domain/validation/min-money';
import { phoneField } from '@domain/validation/phone';
import { requiredText } from '@domain/validation/text';
import type { AnnounceRules } from '~/domain/announce-rules';

/* Rules of each step (spec 2 §3 and §5; by field: docs/decisions/0070). Amounts are whole reais. */

export const choose = { error: 'Escolha uma das opções' };
const maxLineLength = 200;
const line = (message: string) => requiredText(message, maxLineLength);
const places = phoneCountries.map(({ name }) => name);

export const locationFields = {
  tipo_imovel: z.enum(propertyKinds, choose),
  subtipo: z.enum(propertySubtypes, choose).optional(),
  cep: cep.optional(),
  endereco: line(addressMessage),
  numero: line('Diga o número, ou escreva s/n'),
  complemento: line('Diga o complemento').optional(),
  bairro: line('Diga o bairro'),
  cidade: line('Diga a cidade'),
  estado: line('Diga o estado'),
  pais: z.enum(places, choose),
};

type Place = Record<'endereco' | 'numero' | 'bairro' | 'cidade' | 'estado' | 'pais', string>;

/** In Brazil the state is one of the brokerage's states; abroad it is free text. */
export const withAddressRules = <Schema extends z.ZodType<Place>>(
  schema: Schema,
  { states }: AnnounceRules,
): Schema =>
  schema
    .refine(isWhole, { path: ['endereco'], error: addressMessage, when: () => true })
    .refine(({ pais, estado }) => pais !== propertyCountry || estados(states).safeParse(estado).success, {
      path: ['estado'],
      error: statesMessage(states),
      when: () => true,
    });
export const locationSchema = (rules: AnnounceRules) => withAddressRules(z.object(locationFields), rules);

/** `endereco_completo`: a missing part is also an error at the street. */
const isWhole = ({ endereco, numero, bairro, cidade }: Partial<Record<string, unknown>>) =>
  [endereco, numero, bairro, cidade].every(Boolean);

const counts = Array.from({ length: maxRooms + 1 }, (_, index) => String(index));
export const count = z.enum(counts, choose).transform(Number);
const flag = z.enum(['0', '1'], choose).transform((value): 0 | 1 => (value === '1' ? 1 : 0));

export const infosFields = {
  situacao_imovel: z.enum(situations, choose),
  area_util: area.default(0),
  imovel_mobiliado: flag,
  dormitorios: count,
  suites: count,
  vagas: count,
};
export const infosSchema = () => z.object(infosFields);

export const pricesFields = ({ minSale, minRent }: AnnounceRules) => ({
  negociacao: z.enum(wants, choose),
  valor_venda_desejado: minMoney(minSale).optional(),
  valor_locacao_desejado: minMoney(minRent).optional(),
  valor_condominio: money.optional(),
  tipo_iptu: z.enum(iptuPeriods, choose).optional(),
  valor_iptu: money.optional(),
});
export type Typed = Readonly<Record<string, unknown>>;

/** Drops prices whose field another choice hides. */
export function relevantPrices(typed: unknown) {
  const { valor_venda_desejado, valor_locacao_desejado, valor_iptu, ...others } = typed as Typed;
  return {
    ...others,
    ...(others.negociacao !== 'Alugar' && { valor_venda_desejado }),
    ...(others.negociacao !== 'Vender' && { valor_locacao_desejado }),
    ...(others.tipo_iptu !== 'Isento' && { valor_iptu }),
  };
}
export const pricesSchema = (rules: AnnounceRules) =>
  z.preprocess(relevantPrices, z.object(pricesFields(rules)));

export const ownerFields = { proprietario_nome: fullName, email, proprietario_telefone: phoneField };
export const ownerSchema = () => z.object(ownerFields);

export type Location = z.output<ReturnType<typeof locationSchema>>;
export type Infos = z.output<ReturnType<typeof infosSchema>>;
export type Prices = z.output<ReturnType<typeof pricesSchema>>;
export type Owner = z.output<ReturnType<typeof ownerSchema>>;
