import { joinWords } from './labels';

/** Places with an article; all others take 'em'. Lower case with accents: 'França' is not 'Franca'. */
const withArticle: Record<'no' | 'na' | 'nos' | 'nas', readonly string[]> = {
  no: [
    'rio de janeiro',
    'alto da boa vista',
    'brooklin',
    'campo belo',
    'chile',
    'ceará',
    'flamengo',
    'guarujá',
    'humaitá',
    'ibirapuera',
    'itaim bibi',
    'itanhangá',
    'jardim américa',
    'jardim botânico',
    'jardim europa',
    'jardim guedala',
    'jardim paulista',
    'jardim paulistano',
    'joá',
    'leblon',
    'leme',
    'morumbi',
    'pacaembu',
    'panamby',
    'paraguai',
    'paraíso',
    'condomínio laranjeiras',
    'jardim acapulco',
    'alto da lapa',
    'vale das paineiras',
    'vale das videiras',
    'recreio dos bandeirantes',
    'real parque',
    'uruguai',
  ],
  na: [
    'argentina',
    'bahia',
    'barra da tijuca',
    'barra do una',
    'chácara flora',
    'aclimação',
    'bela vista',
    'colômbia',
    'espanha',
    'fazenda boa vista',
    'fazenda da grama',
    'fazenda da serra',
    'fazenda das águas',
    'ferradura',
    'frança',
    'gávea',
    'lagoa',
    'praia da baleia',
    'praia do espelho',
    'praia do forte',
    'praia mansa',
    'quinta da baroneza',
    'quinta do golfe',
    'quinta do lago',
    'riviera de são lourenço',
    'serra do ouro',
    'serra fluminense',
    'urca',
    'granja julieta',
    'granja viana',
    'praia de pernambuco',
    'reserva serra azul',
    'tijuca',
    'vila leopoldina',
    'vila madalena',
    'vila mariana',
    'vila nova conceição',
    'vila olímpia',
  ],
  nos: ['estados unidos', 'emirados árabes', 'emirados árabes unidos'],
  nas: ['bahamas'],
};

const prepositions = new Map(
  Object.entries(withArticle).flatMap(([preposition, names]) => names.map((name) => [name, preposition])),
);

export const inPlaces = (labels: readonly string[]): string => joinWords(labels.map(inPlace));

/** 'em Moema, São Paulo', 'no Rio de Janeiro', 'na Lagoa, Rio de Janeiro' */
export const inPlace = (label: string): string => `${prepositionOf(label)} ${label}`;

export const ofPlace = (label: string): string =>
  `${prepositionOf(label).replace('em', 'de').replace('n', 'd')} ${label}`;

function prepositionOf(label: string): string {
  const [name = ''] = label.split(',');
  return prepositions.get(name.trim().toLowerCase()) ?? 'em';
}
