import { fromCarga } from './carga';
import { choicesOf, type FeedNode, findAll, textOf } from '../feed-node';
import type { RawListing } from '../raw-listing';
import { videoPage } from '@domain/media/video';
import { readFlag } from '../values/numbers';

export const isOpenNavent = ({ children }: FeedNode): boolean =>
  ['tipopropriedade', 'precos'].every((part) => children.some(({ name }) => name === part));

/**
 * An `Imovel` of OpenNavent (Imovelweb). Counts, areas and features are characteristics by name or id; the rest is like
 * Carga. `idLocalidade` is Navent's own id.
 */
export function fromOpenNavent(imovel: FeedNode): RawListing {
  const list = findAll(imovel, ['caracteristica']).map(characteristic);
  const characteristicValue = (...names: string[]) =>
    list.find(({ id, name }) => names.includes(name) || names.includes(id))?.value ?? '';
  const prices = findAll(imovel, ['preco']).map((price) => ({
    amount: textOf(price, ['quantidade']),
    currency: textOf(price, ['moeda']),
    operation: textOf(price, ['operacao', 'idoperacao']),
  }));
  const sale = prices.find(({ operation }) => /^(venta|venda)/i.test(operation));
  const isSeason = (operation: string) => /tempora/i.test(operation);
  const rent = prices.find(
    ({ operation }) => /^(alquiler|aluguel|loca)/i.test(operation) && !isSeason(operation),
  );
  const season = prices.find(({ operation }) => isSeason(operation));
  const letFor = rent ?? season;
  const [, state = '', city = '', district = ''] = textOf(imovel, ['localidade'])
    .split(',')
    .map((part) => part.trim())
    .reverse();
  const base = fromCarga(imovel);
  return {
    ...base,
    id: textOf(imovel, ['codigoanuncio', 'codigoreferencia']),
    transaction: [[sale && 'venda', letFor && 'aluguel'].filter(Boolean).join(' e ')],
    salePrice: sale?.amount ?? '',
    rentPrice: letFor?.amount ?? '',
    rentPeriod: !rent && season ? 'season' : '',
    secondRent: rent && season ? season.amount : '',
    currency: (sale ?? letFor)?.currency ?? '',
    condominiumFee: characteristicValue('CONDOMINIO', 'CFT6'),
    iptu: characteristicValue('IPTU', 'CFT400'),
    iptuPeriod: '',

    types: typesOf(imovel),
    commercial: false,
    area: characteristicValue('AREA_UTIL', 'CFT101'),
    areaUnit: characteristicValue('UNIDAD_DE_MEDIDA', 'CON1'),
    landArea: characteristicValue('AREA_TOTAL', 'CFT100'),
    landAreaUnit: characteristicValue('UNIDAD_DE_MEDIDA', 'CON1'),
    bedrooms: characteristicValue('QUARTO', 'CFT2'),
    suites: characteristicValue('SUITE', 'CFT4'),
    bathrooms: characteristicValue('BANHEIRO', 'CFT3'),
    parking: characteristicValue('VAGA', 'CFT7'),
    age: characteristicValue('IDADE', 'ANTIGUIDADE', 'ANTIGUEDAD', 'CFT5'),
    features: list.flatMap(({ group, name, value }) =>
      group in sides && readFlag(value) ? [`${name.replaceAll('_', ' ')} ${sides[group]}`] : [],
    ),
    videos: [
      ...base.videos,
      ...findAll(imovel, ['codigovideo']).map(({ text }) => videoPage({ site: 'youtube', id: text.trim() })),
    ],
    country: [],
    state: [state],
    city,
    district,
    placeCode: textOf(imovel, ['idlocalidade']),
    postalCode: textOf(imovel, ['codigopostal']),
    displayAddress: /^exacto$/i.test(textOf(imovel, ['mostrarmapa'])) ? 'all' : '',
  };
}

const sides: Readonly<Record<string, string>> = { AREAS_COMUNS: 'condominio', AREA_PRIVATIVA: 'privativa' };

/** 'AREAS_COMUNS|PISCINA': group and name. `valor` holds a count, `idValor` a choice. */
function characteristic(node: FeedNode) {
  const [group = '', name = ''] = textOf(node, ['nome']).split('|');
  return { id: textOf(node, ['id']), group, name, value: textOf(node, ['valor', 'idvalor']) };
}

/** 'Padrão' is not a subtype. */
function typesOf(imovel: FeedNode): string[] {
  const [type = ''] = choicesOf(imovel, ['tipo']);
  const [subtype = ''] = choicesOf(imovel, ['subtipo']);
  return [/^padr[aã]o$/i.test(subtype) ? '' : subtype, type].filter(Boolean);
}
