import type { CondominiumDetail, PropertyDetail, RenovationLevel } from '@domain/taxonomy/attributes';
import { condominiumDetailSlugs, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import type { PropertyType } from '@domain/taxonomy/property-types';
import { isInCondominium } from '@api/import/values/types';
import { slugify } from '@domain/text';

/** What a feature's name (VRSync's closed English list, Portuguese tags and free text, as slugs) says of a property. */
const features: readonly [RegExp, PropertyDetail][] = [
  [
    /quadra|sports?-court|tennis|squash|football|soccer|futebol|futevolei|volei|basquete|beach-tenn?is|paddle|padel|golf|poliesportiv|campo-de|skate/,
    'campo-quadra-de-esportes',
  ],
  [/fitness|\bgym\b|academia|ginastica|musculacao/, 'fitness'],
  [/gourmet/, 'gourmet'],
  [
    /playground|brinquedoteca|kids|toys-place|espaco-crianca|parque-infantil|child(ren)?-?care|children-?s?-(play|area)/,
    'kids',
  ],
  [/piscina|\bpool(?!-bar)|swimming/, 'piscina'],
  [/\bspa\b|ofuro|hot-tub|massage|massagem/, 'spa'],
  [
    /solar-(energy|panel|power)|energia-solar|placas?-solar|painel-solar|fotovoltaic|aquecimento-solar/,
    'energia-solar',
  ],
  [/gerador|\bgenerator/, 'gerador'],
  [/poco-artesiano|artesian|^well$|poco-semi/, 'poco-artesiano'],
  [
    /electric-charger|carro-eletrico|carregador-(de-|para-)?(carro|veiculo|eletric)|carregamento-eletric|tomada-(para|de)-carro|ev-charg/,
    'tomada-para-carro-eletrico',
  ],
  [
    /guest-parking|visitor-parking|vagas?-(de-|para-)?visitante|estacionamento-(de-|para-)?visitante/,
    'vaga-para-visitante',
  ],
  [/pet-?(place|space|care|park|friendly-area)|espaco-pet/, 'pet-place'],
  [/balcony|varanda|terra[cç]o|terrace|veranda|sacada|\bdeck\b/, 'terraco-varanda'],
  [
    /quintal|jardim(?!-de-inverno)|backyard|^garden|garden-area|fruit-trees|pomar|vegetable-garden|\bhorta\b/,
    'quintal-jardim',
  ],
  [/adega|wine/, 'adega'],
  [/lareira|fireplace/, 'lareira'],
  [/rua-fechada|gated-street|closed-street|rua-sem-saida/, 'rua-fechada'],
];
const amenity = new Set<string>(condominiumDetailSlugs);
/** A feature that is the home's own, wherever it lies. */
const own = /privat|propri|private|individual/;
const ofCondominium = /condom|coletiv|predio|comum/;

export interface ReadFeatures {
  propertyDetails: PropertyDetail[];
  condominiumDetails: CondominiumDetail[];
  /** null where none of them speaks of it. */
  acceptExchange: boolean | null;
}

/**
 * Sorts feature names into attributes of the home and amenities of its condominium. Feeds do not tell the two apart:
 * for a home in a condominium amenities are the condominium's unless they say 'private'; for a house in one, both.
 */
export function readFeatures(names: readonly string[], type: PropertyType): ReadFeatures {
  const details = new Set<string>();
  const amenities = new Set<string>();
  const condominium = isInCondominium(type);
  for (const name of names) {
    const word = slugify(name.replace(/([a-z])([A-Z])/g, '$1 $2'));
    if (/^(nao|sem|without)-/.test(word)) continue;
    for (const [pattern, slug] of features) {
      if (!pattern.test(word)) continue;
      const shared = amenity.has(slug) && !own.test(word) && (condominium || ofCondominium.test(word));
      if (shared) amenities.add(slug);
      if (!shared || type === 'casa-em-condominio') details.add(slug);
    }
  }
  return {
    propertyDetails: propertyDetailSlugs.filter((slug) => details.has(slug)),
    condominiumDetails: condominiumDetailSlugs.filter((slug) => amenities.has(slug)),
    acceptExchange: exchangeIn(names),
  };
}

function exchangeIn(names: readonly string[]): boolean | null {
  const said = names.filter((name) => /permuta|exchange|barter/i.test(name));
  return said.length === 0 ? null : said.some((name) => !/n[aã]o|sem|\bno\b/i.test(name));
}

/** 'Reformado', 'no contrapiso', 'precisa de reforma' … null where nothing is said. */
export function readRenovation(text: string): RenovationLevel | null {
  const word = slugify(text);
  if (/contrapiso/.test(word)) return 'contrapiso';
  if (/reformadissimo|totalmente-reformad/.test(word)) return 'reformadissimo';
  if (/reforma-(total|geral|completa)/.test(word)) return 'precisa-de-reforma-total';
  if (/precisa.*reforma|reforma-parcial|needs-renovation/.test(word)) return 'precisa-de-reforma-parcial';
  if (/atualizacao/.test(word)) return 'precisa-de-atualizacao';
  return /(^|-)(reformad|renovated)/.test(word) ? 'reformado' : null;
}
