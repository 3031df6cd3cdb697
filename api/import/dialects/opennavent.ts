import { fromCarga } from '@api/import/dialects/carga';
import { type FeedNode, findAll, textOf } from '@api/import/feed-node';
import type { RawListing } from '@api/import/raw-listing';
import { readFlag } from '@api/import/values/numbers';

/** Whether an `Imovel` is OpenNavent's: its prices stand by operation, its type in an element of its own. */
export const isOpenNavent = ({ children }: FeedNode): boolean =>
  ['tipopropriedade', 'precos'].every((part) => children.some(({ name }) => name === part));

/**
 * An `Imovel` of OpenNavent (Imovelweb and its kin). Texts, pictures and address are named as in Carga; counts, areas and
 * features are characteristics ('PRINCIPALES|QUARTO'), by their number where they have no name. A place is read where it
 * is in words; Navent's own number of it (`idLocalidade`) says nothing outside Navent.
 */
export function fromOpenNavent(imovel: FeedNode): RawListing {
  const list = findAll(imovel, ['caracteristica']).map(characteristic);
  const told = (...names: string[]) =>
    list.find(({ id, name }) => names.includes(name) || names.includes(id))?.value ?? '';
  const prices = findAll(imovel, ['preco']).map((price) => ({
    amount: textOf(price, ['quantidade']),
    currency: textOf(price, ['moeda']),
    operation: textOf(price, ['operacao', 'idoperacao']),
  }));
  const sale = prices.find(({ operation }) => /^(venta|venda)/i.test(operation));
  const rent = prices.find(({ operation }) => /^(alquiler|aluguel|loca)/i.test(operation));
  const season = prices.find(({ operation }) => /^tempora/i.test(operation));
  const letFor = rent ?? season;
  const [, state = '', city = '', district = ''] = textOf(imovel, ['localidade'])
    .split(',')
    .map((part) => part.trim())
    .reverse();
  return {
    ...fromCarga(imovel),
    id: textOf(imovel, ['codigoanuncio', 'codigoreferencia']),
    transaction: [[sale && 'venda', letFor && 'aluguel'].filter(Boolean).join(' e ')],
    salePrice: sale?.amount ?? '',
    rentPrice: letFor?.amount ?? '',
    rentPeriod: !rent && season ? 'daily' : '',
    currency: (sale ?? letFor)?.currency ?? '',
    condominiumFee: told('CONDOMINIO', 'CFT6'),
    iptu: told('IPTU', 'CFT400'),
    iptuPeriod: '',
    types: typesOf(imovel),
    commercial: false,
    area: told('AREA_UTIL', 'CFT101'),
    areaUnit: told('UNIDAD_DE_MEDIDA', 'CON1'),
    landArea: told('AREA_TOTAL', 'CFT100'),
    landAreaUnit: told('UNIDAD_DE_MEDIDA', 'CON1'),
    bedrooms: told('QUARTO', 'CFT2'),
    suites: told('SUITE', 'CFT4'),
    bathrooms: told('BANHEIRO', 'CFT3'),
    parking: told('VAGA', 'CFT7'),
    features: list.flatMap(({ group, name, value }) =>
      group in sides && readFlag(value) ? [`${name.replaceAll('_', ' ')} ${sides[group]}`] : [],
    ),
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

/** 'AREAS_COMUNS|PISCINA': the group and the name; a count stands in `valor`, a choice in `idValor`. */
function characteristic(node: FeedNode) {
  const [group = '', name = ''] = textOf(node, ['nome']).split('|');
  return { id: textOf(node, ['id']), group, name, value: textOf(node, ['valor', 'idvalor']) };
}

/** The particular name before the general one; 'Padrão' is none. */
function typesOf(imovel: FeedNode): string[] {
  const type = textOf(imovel, ['tipo']);
  const subtype = textOf(imovel, ['subtipo']);
  return [/^padr[aã]o$/i.test(subtype) ? '' : subtype, type].filter(Boolean);
}
