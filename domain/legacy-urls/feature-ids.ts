import type { CondominiumDetail, PropertyDetail } from '@domain/taxonomy/attributes';

interface Feature {
  parameter: 'atributos-do-imovel' | 'atributos-do-condominio';
  slug: PropertyDetail;
}

const ofProperty = (slug: PropertyDetail): Feature => ({ parameter: 'atributos-do-imovel', slug });
const ofCondominium = (slug: CondominiumDetail): Feature => ({ parameter: 'atributos-do-condominio', slug });

/** Settled §3; `home_office` and `servicos` have no equivalent. */
export const featureOfName = new Map<string, Feature>([
  ['varanda', ofProperty('terraco-varanda')],
  ['adega', ofProperty('adega')],
  ['lareira', ofProperty('lareira')],
  ['piscina', ofCondominium('piscina')],
  ['academia', ofCondominium('fitness')],
  ['quadra', ofCondominium('campo-quadra-de-esportes')],
  ['gourmet', ofCondominium('gourmet')],
  ['kids', ofCondominium('kids')],
  ['spa', ofCondominium('spa')],
  ['gerador', ofCondominium('gerador')],
  ['vaga_visitante', ofCondominium('vaga-para-visitante')],
]);

/** Old ids of these features (spec 1 §4). */
const nameOfId: readonly (readonly [id: string, name: string])[] = [
  ['26', 'varanda'],
  ['10', 'piscina'],
  ['5', 'academia'],
  ['6', 'gourmet'],
  ['12', 'spa'],
  ['8', 'kids'],
  ['3', 'quadra'],
  ['119', 'adega'],
  ['215', 'lareira'],
  ['25', 'gerador'],
  ['47', 'vaga_visitante'],
];

export const featureOfId = new Map(nameOfId.map(([id, name]) => [id, featureOfName.get(name)!] as const));
