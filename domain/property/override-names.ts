/** Why a property is off the market, though its feed has it. */
export const withdrawalNames = {
  owner: 'A pedido do proprietário',
  sold: 'Vendido',
  rented: 'Alugado',
  review: 'Em revisão',
} as const;
export type Withdrawal = keyof typeof withdrawalNames;

/** The fields that the brokerage can decide, with their names. */
export const overrideNames = {
  sell_price: 'Preço de venda',
  rent_price: 'Aluguel',
  title: 'Título',
  description: 'Descrição',
  note: 'Nota do corretor',
  withdrawn: 'Fora do ar',
  broker: 'Corretor',
  area: 'Área',
  bedrooms: 'Dormitórios',
  suites: 'Suítes',
  bathrooms: 'Banheiros',
  parking: 'Vagas',
  features: 'Características',
  condominium_fee: 'Condomínio',
  iptu: 'IPTU',
  point: 'Ponto no mapa',
  exclusivity: 'Exclusividade',
  news: 'Novidade',
  opportunity: 'Oportunidade',
  highlighted: 'Destaque',
  first_in_list: 'Primeiro da lista',
  accept_exchange: 'Aceita permuta',
  photos: 'Fotos',
} as const;
export type OverrideField = keyof typeof overrideNames;
export const overrideFields = Object.keys(overrideNames) as readonly OverrideField[];
export const isOverrideField = (text: string): text is OverrideField => Object.hasOwn(overrideNames, text);
