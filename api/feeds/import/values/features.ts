import type { CondominiumDetail, PropertyDetail, RenovationLevel } from '@domain/taxonomy/attributes';
import { condominiumDetailSlugs, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import type { PropertyType } from '@domain/taxonomy/property-types';
import { isInCondominium } from './types';
import { featureNamed, featureSlugs, type FeatureSide, type FeatureSlug } from '@domain/taxonomy/features';
import { slugify } from '@domain/kernel/text';

/** For names as slugs: VRSync's English list, Portuguese tags and free text. */
const attributes: readonly [RegExp, PropertyDetail][] = [
  [
    /quadra|sports?-court|tennis|squash|football|soccer|futebol|futevolei|volei|basquete|beach-tenn?is|paddle|padel|golf|poliesportiv|campo-de|skate/,
    'campo-quadra-de-esportes',
  ],
  [/fitness|\bgym\b|academia|ginastica|musculacao/, 'fitness'],
  [/gourmet/, 'gourmet'],
  [
    /play-?ground|brinquedoteca|kids|toys-place|espaco-crianca|parque-infantil|child(ren)?-?care|children-?s?-(play|area)/,
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
const own = /privat|propri|private|individual/;
const ofCondominium = /condom|coletiv|predio|comum/;
const exchange = /permuta|exchange|barter/i;
const denied = /^(nao|sem|without)-/;
/** Suffix from dialects/lists.ts. */
const addition = / (condominio|privativa)$/;

export interface ReadFeatures {
  propertyDetails: PropertyDetail[];
  condominiumDetails: CondominiumDetail[];
  /** Beyond the specification's attributes. */
  features: FeatureSlug[];
  sharedFeatures: FeatureSlug[];
  unknown: string[];
  /** null: not mentioned. */
  acceptExchange: boolean | null;
}

/**
 * Most feeds mix both sides. In a condominium, amenities are shared unless 'private'. For a house in one, both sides mean
 * 'in the house or in the condominium' (domain/taxonomy/feature-sides.ts).
 */
export function readFeatures(names: readonly string[], type: PropertyType): ReadFeatures {
  const propertyFeatures = new Set<string>();
  const shared = new Set<string>();
  const unknown: string[] = [];
  const condominium = isInCondominium(type);
  for (const name of names) {
    const word = wordOf(name);
    if (word === '' || denied.test(word) || exchange.test(name)) continue;
    const inCommon = condominium || ofCondominium.test(word);
    const sort = (slug: string, side: FeatureSide) => {
      const isShared = inCommon && side !== 'home' && !own.test(word);
      if (isShared) shared.add(slug);
      const isUndecided = side === 'either' && type === 'casa-em-condominio' && !ofCondominium.test(word);
      if (!isShared || isUndecided) propertyFeatures.add(slug);
    };
    const details = attributesIn(word);
    for (const slug of details) sort(slug, amenity.has(slug) ? 'either' : 'home');
    const feature = featureNamed(name.replace(addition, ''));
    if (feature) sort(feature.slug, feature.side);
    else if (details.length === 0) unknown.push(name.replace(addition, ''));
  }
  return {
    propertyDetails: propertyDetailSlugs.filter((slug) => propertyFeatures.has(slug)),
    condominiumDetails: condominiumDetailSlugs.filter((slug) => shared.has(slug)),
    features: featureSlugs.filter((slug) => propertyFeatures.has(slug)),
    sharedFeatures: featureSlugs.filter((slug) => shared.has(slug)),
    unknown,
    acceptExchange: exchangeIn(names),
  };
}

/** Separates feature tags from counts and metadata. */
export function isFeature(name: string): boolean {
  return exchange.test(name) || featureNamed(name) !== undefined || attributesIn(wordOf(name)).length > 0;
}

const wordOf = (name: string) => slugify(name.replace(/([a-z])([A-Z])/g, '$1 $2'));
const attributesIn = (word: string) =>
  attributes.flatMap(([pattern, slug]) => (pattern.test(word) ? [slug] : []));

function exchangeIn(names: readonly string[]): boolean | null {
  const mentions = names.filter((name) => exchange.test(name));
  return mentions.length === 0 ? null : mentions.some((name) => !/n[aã]o|sem|\bno\b/i.test(name));
}

/** null if not stated. */
export function readRenovation(text: string): RenovationLevel | null {
  const word = slugify(text);
  if (/contrapiso/.test(word)) return 'contrapiso';
  if (/reformadissimo|totalmente-reformad/.test(word)) return 'reformadissimo';
  if (/reforma-(total|geral|completa)/.test(word)) return 'precisa-de-reforma-total';
  if (/precisa.*reforma|reforma-parcial|needs-renovation/.test(word)) return 'precisa-de-reforma-parcial';
  if (/atualizacao/.test(word)) return 'precisa-de-atualizacao';
  return /(^|-)(reformad|renovated)/.test(word) ? 'reformado' : null;
}
