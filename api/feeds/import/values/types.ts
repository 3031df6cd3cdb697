import type { Warnings } from '../remarks';
import type { PropertyType } from '@domain/taxonomy/property-types';
import { slugify } from '@domain/kernel/text';

/** Type names as slugs; the first match counts. `exact: false`: there is no equivalent type. */
const types: readonly { pattern: RegExp; type: PropertyType; exact?: false }[] = [
  { pattern: /cobertura.*triplex|triplex.*cobertura/, type: 'cobertura-triplex' },
  { pattern: /cobertura.*duplex|duplex.*cobertura/, type: 'cobertura-duplex' },
  { pattern: /cobertura|^residential-penthouse$|^penthouse(-residencial)?$/, type: 'cobertura' },
  { pattern: /penthouse/, type: 'penthouse' },
  { pattern: /(apart|apto|^ap-).*triplex|^triplex/, type: 'apartamento-triplex' },
  { pattern: /(apart|apto|^ap-).*duplex|^duplex/, type: 'apartamento-duplex' },
  { pattern: /(apart|apto|^ap-).*garden|garden.*apart/, type: 'apartamento-garden' },
  { pattern: /apart-?hotel|^residential-flat|(^|-)flats?(-|$)/, type: 'flat' },
  { pattern: /(^|-)lofts?(-|$)/, type: 'loft' },
  {
    pattern: /studio|estudio|kit-?net|kitinete|kitch|quitinete|kitnete|conjugado(?!s?-comerc)/,
    type: 'studio',
  },
  { pattern: /(casa|sobrado|village).*vila|village-house|townhouse/, type: 'casa-de-vila' },
  {
    pattern: /(casa|sobrado).*condom|condom.*(casa|sobrado)|^residential-condo$|^condo(minio)?(-fechado)?$/,
    type: 'casa-em-condominio',
  },
  {
    pattern: /casa-(.*-)?comerc|comerc.*-casa|sobrado-comerc|commercial-home|imovel-comercial-casa/,
    type: 'casa-comercial',
  },
  {
    pattern:
      /terreno|land-?lot|^lotes?(-|$)|lote(amento)?s?-|loteamento|gleba|^land$|(^|-)lote$|allotment|^area(-|$)/,
    type: 'terreno',
  },
  { pattern: /garden/, type: 'garden' },
  { pattern: /pousada|hostel|^inn$/, type: 'pousada' },
  { pattern: /hotel|motel|resort/, type: 'hotel' },
  { pattern: /haras/, type: 'haras' },
  { pattern: /(^|-)ilhas?(-|$)|island/, type: 'ilha' },
  { pattern: /fazenda|agricult|agricola/, type: 'fazenda' },
  { pattern: /sitio|chacara|rancho|farm|ranch|rural|recreio/, type: 'sitio' },
  {
    pattern: /galp|barrac|pavilh|deposito|armaze|(?<!comercial-)industri|warehouse|industry|logistic/,
    type: 'galpao',
  },
  { pattern: /predio|edificio|building|^commercial-residential/, type: 'predio' },
  { pattern: /(^|-)salas?(-|$)|office|escritorio|conjunto(?!-residencial)|consultor/, type: 'sala' },
  { pattern: /(^|-)lojas?(-|$)|(^|-)(store|shop)(-|$)|salao|ponto-comerc/, type: 'loja' },
  {
    pattern:
      /clinic|ponto|business|corporat|laje|andar|garage|garagem|box|vaga|quiosque|kiosk|posto-de|estacionamento|restaurante|escola|hospital|comerc|commerc/,
    type: 'outros',
    exact: false,
  },
  { pattern: /apart|apto|^ap(-|$)|condominium|conjunto-residencial/, type: 'apartamento' },
  {
    pattern:
      /casa|sobrado|residencia(?!l)|home|house|mansao|bangalo|bungalow|chale|village|assobradad|geminad|terrea/,
    type: 'casa',
  },
  { pattern: /duplex|triplex/, type: 'apartamento' },
  { pattern: /^outros?$|^others?$|^diversos$|^residencial$|^residential$/, type: 'outros', exact: false },
];
/** Without information: the type counts. */
const plain =
  /^((residential|residencial|commercial|comercial)(-|$))?(padrao|standard|normal|outros?|todos|indiferente|simples|nao-informado)?$/;

/** `texts`: most specific first. */
export function readPropertyType(
  texts: readonly string[],
  commercial: boolean,
  warnings: Warnings,
): PropertyType | undefined {
  const words = texts.map(slugify).filter((word) => word !== '');
  const specificWords = words.filter((word) => !plain.test(word));
  // 'Apartamento' + 'Duplex': the subtype alone can mean another type.
  const joined = words.length > 1 ? [words.toReversed().join('-')] : [];
  for (const word of [
    ...pick(joined, specific),
    ...(specificWords.length ? specificWords : words),
    ...words,
  ]) {
    const found = types.find(({ pattern }) => pattern.test(word));
    if (!found) continue;
    const type = commercial ? commercialType(found.type) : found.type;
    if (found.exact === false || type === 'outros') warnings.add('type-approximate', texts.find(Boolean));
    return type;
  }
  return undefined;
}

const specific =
  /^(casa|sobrado|apartamento|cobertura|terreno|lote|loteamento)-(.*condominio|.*duplex|.*triplex|.*garden|.*vila|(.*-)?comercial$)/;
function pick(words: readonly string[], pattern: RegExp): string[] {
  return words.filter((word) => pattern.test(word));
}

function commercialType(type: PropertyType): PropertyType {
  if (type === 'casa' || type === 'casa-de-vila') return 'casa-comercial';
  return type === 'apartamento' ? 'outros' : type;
}

const shared: readonly PropertyType[] = [
  'sala',
  'apartamento',
  'apartamento-duplex',
  'apartamento-triplex',
  'apartamento-garden',
  'flat',
  'loft',
  'studio',
  'cobertura',
  'cobertura-duplex',
  'cobertura-triplex',
  'penthouse',
  'garden',
  'casa-em-condominio',
];
export function hasNoGround(type: PropertyType): boolean {
  return isInCondominium(type) && type !== 'casa-em-condominio';
}
/** Its listing includes the condominium's amenities. */
export function isInCondominium(type: PropertyType): boolean {
  return shared.includes(type);
}
