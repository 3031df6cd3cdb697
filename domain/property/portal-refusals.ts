import { counted } from '../kernel/counts';
import { formatNumber } from '../kernel/money';

/** Why a portal would refuse a listing (domain §1, docs/decisions/0138-feeds-for-portals.md). */
export const refusalTexts = {
  title: 'o título não tem de 10 a 100 caracteres',
  description: 'a descrição não tem de 50 a 3000 caracteres',
  photos: 'menos de 5 fotos com endereço na web',
  'postal-code': 'sem CEP',
  price: 'sem preço (sob consulta)',
  period: 'o portal não tem este período de aluguel',
  money: 'um valor em dinheiro não é inteiro',
  currency: 'o preço não é em reais',
  area: 'sem área',
  state: 'sem estado, ou fora do Brasil',
  district: 'sem bairro',
  type: 'o portal não tem este tipo de imóvel',
  launch: "'breve lançamento': não pode ser ofertado à venda sem o registro (Lei 4.591)",
  'duplicate-id': 'outra fonte tem um imóvel com este código',
  limit: 'um arquivo comporta no máximo 50.000 imóveis',
} as const;
export type RefusalCode = keyof typeof refusalTexts;

export const portalLimits = {
  title: [10, 100],
  description: [50, 3_000],
  photos: 5,
  listings: 50_000,
} as const;

interface Figures {
  title: number;
  description: number;
  photos: number;
}

/** With the property's own figures: 'título com 9 letras; o mínimo é 10'. Codes of other versions appear as they are. */
export function refusalText(code: string, figures: Figures | null): string {
  if (figures && (code === 'title' || code === 'description'))
    return lengthText(code === 'title' ? 'título' : 'descrição', figures[code], portalLimits[code]);
  if (figures && code === 'photos')
    return `${figures.photos === 0 ? 'nenhuma foto' : counted(figures.photos, 'foto', 'fotos')}; o mínimo é ${portalLimits.photos}`;
  return Object.hasOwn(refusalTexts, code) ? refusalTexts[code as RefusalCode] : code;
}

function lengthText(name: string, length: number, [least, most]: readonly [number, number]): string {
  const limit = length < least ? `o mínimo é ${least}` : `o máximo é ${formatNumber(most)}`;
  return length === 0 ? `sem ${name}` : `${name} com ${counted(length, 'letra', 'letras')}; ${limit}`;
}
