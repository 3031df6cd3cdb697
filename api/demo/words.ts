import type { PropertyDetail } from '@domain/taxonomy/attributes';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { Facts } from './facts';

/** Groups of properties with the same vocabulary. */
export type Speech =
  | 'compact'
  | 'unit'
  | 'roof'
  | 'house'
  | 'row'
  | 'estate'
  | 'island'
  | 'lodge'
  | 'land'
  | 'floor'
  | 'works'
  | 'building'
  | 'shop';

const speechOfType: Partial<Record<PropertyType, Speech>> = {
  flat: 'compact',
  studio: 'compact',
  loft: 'compact',
  ilha: 'island',
  'casa-de-vila': 'row',
  'casa-comercial': 'shop',
  outros: 'floor',
  galpao: 'works',
  predio: 'building',
  hotel: 'lodge',
  pousada: 'lodge',
};

export function speechOf({ kind, propertyType, bedrooms }: Facts): Speech {
  const own = speechOfType[propertyType];
  if (own) return own;
  if (kind.form === 'unit')
    return bedrooms === 1 ? 'compact' : kind.setting === 'penthouse' ? 'roof' : 'unit';
  return kind.form === 'land' ? 'land' : kind.form === 'estate' ? 'estate' : 'house';
}

/** A phrase, and the smallest built area in m² that it fits. */
type Phrase = string | readonly [text: string, least: number];
interface Words {
  /** Qualifiers after the noun: 'de canto'; '{o}' is the noun's gender ending. */
  ways: readonly Phrase[];
  /** Equipment: 'despensa'. */
  parts: readonly Phrase[];
}

/** Contains no materials, colors or views, which could contradict the photos. */
const words: Record<Speech, Words> = {
  compact: {
    ways: ['de frente', 'de canto', 'de planta aberta', 'com luz da manhã', 'com luz da tarde'],
    parts: [
      ...[
        'armários até o teto',
        'cozinha completa',
        'bancada de trabalho',
        'lavanderia no andar',
        'depósito',
      ],
      ...[
        'vaga coberta',
        'roupeiro na entrada',
        'closet',
        'ar-condicionado',
        'área de serviço',
        'marcenaria sob medida',
      ],
    ],
  },
  unit: {
    ways: [
      ...[
        'de frente',
        'de canto',
        'de planta aberta',
        'de sala ampla',
        'com luz da manhã',
        'com luz da tarde',
      ],
      ...['de dois halls', 'de um por andar', 'de duas frentes'],
    ],
    parts: [
      ...['lavabo', 'depósito', 'lavanderia clara'],
      ...([
        ['despensa', 80],
        ['closet', 90],
        ['escritório', 90],
        ['sala íntima', 140],
        ['sala de dois ambientes', 110],
        ['copa', 120],
        ['rouparia', 120],
        ['hall privativo', 140],
      ] as const),
      ...([
        ['jantar para oito', 140],
        ['dependência completa', 130],
        ['biblioteca', 150],
        ['quarto reversível', 110],
      ] as const),
    ],
  },
  roof: {
    ways: ['de canto', 'de frente', 'com luz o dia inteiro', 'de sala ampla', 'de um por andar'],
    parts: [
      ...[
        'elevador próprio',
        'lavabo',
        'despensa',
        'depósito',
        'rouparia',
        'hall privativo',
        'closet',
        'escritório',
      ],
      ...['sala íntima', 'copa', 'jantar para dez', 'dependência completa'],
    ],
  },
  house: {
    ways: [
      'em rua arborizada',
      'em rua sem saída',
      'de esquina',
      'de entrada recuada',
      'de planta em L',
      'de recuo largo',
    ],
    parts: [
      ...[
        'suíte de hóspedes',
        'quarto no térreo',
        'ateliê',
        'biblioteca',
        'escritório',
        'copa',
        'despensa',
        'edícula',
      ],
      ...[
        'dependência completa',
        'entrada de serviço',
        'sala íntima',
        'depósito',
        'lavanderia clara',
        'rouparia',
      ],
      ...['sala de jantar para doze', 'garagem coberta'],
    ],
  },
  row: {
    ways: [
      'de dois pavimentos',
      'em rua de pedestres',
      'de portão baixo',
      'no meio da vila',
      'no fim da vila',
    ],
    parts: ['escritório', 'lavabo', 'despensa', 'sala íntima', 'edícula', 'depósito', 'copa', 'sótão'],
  },
  estate: {
    ways: ['de sede antiga', 'de sede nova', 'junto à mata', 'com estrada de terra boa', 'com água corrente'],
    parts: [
      ...[
        'casa de caseiro',
        'casa de hóspedes',
        'pomar',
        'curral',
        'paiol',
        'açude',
        'nascente',
        'forno a lenha',
      ],
      ...['galpão de ferramentas', 'despensa', 'quarto de selas', 'horta', 'poço'],
    ],
  },
  island: {
    ways: ['perto da costa', 'de duas praias', 'de frente para o canal', 'com píer para lancha'],
    parts: [
      'casa de caseiro',
      'casa de barcos',
      'cisterna',
      'nascente',
      'bangalô de hóspedes',
      'heliponto',
      'trilha até o alto',
    ],
  },
  lodge: {
    ways: [
      'em funcionamento',
      'com licença em dia',
      'com clientela formada',
      'de portas fechadas desde 2023',
    ],
    parts: [
      'recepção',
      'salão do café',
      'casa do gerente',
      'cozinha industrial',
      'lavanderia própria',
      'rouparia',
      'estacionamento',
    ],
  },
  land: {
    ways: [
      ...[
        'plan{o}',
        'em aclive suave',
        'em declive suave',
        'de esquina',
        'de frente larga',
        'em platô',
        'no fim da rua',
      ],
      'de fundo para a mata',
    ],
    parts: [
      'mata nos fundos',
      'vista aberta',
      'árvores adultas',
      'projeto aprovado',
      'topografia pronta',
      'água e energia na porta',
    ],
  },
  floor: {
    ways: [
      'de planta livre',
      'de esquina',
      'de frente para a avenida',
      'de piso elevado',
      'dividida em salas',
    ],
    parts: [
      'copa',
      'sala de reunião',
      'sala de servidores',
      'luz em três faces',
      'recepção',
      'salas moduláveis',
      'bicicletário',
    ],
  },
  works: {
    ways: [
      'de estrutura metálica',
      'de concreto',
      'de esquina',
      'com frente para a avenida',
      'de fachada recuada',
    ],
    parts: [
      'doca',
      'pé-direito de oito metros',
      'escritório no mezanino',
      'área de manobra',
      'balança',
      'vestiários',
    ],
  },
  building: {
    ways: ['de esquina', 'de concreto', 'de fachada recuada', 'com frente para a avenida', 'de planta livre'],
    parts: [
      'salas moduláveis',
      'recepção no térreo',
      'dois elevadores',
      'loja no térreo',
      'subsolo de garagem',
      'luz em três faces',
    ],
  },
  shop: {
    ways: [
      'de esquina',
      'de duas frentes',
      'com frente para a avenida',
      'de fachada recuada',
      'em rua de comércio',
    ],
    parts: [
      'vitrine',
      'recepção',
      'salas moduláveis',
      'estacionamento na frente',
      'copa',
      'depósito',
      'rampa de acesso',
    ],
  },
};

/** Words for attributes that the property has. */
const detailNouns: Partial<Record<PropertyDetail, readonly string[]>> = {
  'terraco-varanda': ['varanda', 'terraço', 'varanda coberta', 'varanda larga'],
  'quintal-jardim': ['jardim', 'quintal', 'gramado'],
  piscina: ['piscina'],
  lareira: ['lareira'],
  adega: ['adega'],
  spa: ['spa'],
  gourmet: ['espaço gourmet', 'cozinha gourmet'],
  'campo-quadra-de-esportes': ['quadra'],
};

/** For a property without rooms ('contrapiso'). */
const bareParts = ['planta livre', 'depósito', 'duas entradas'];

const phrasesFor = (phrases: readonly Phrase[], area: number): string[] =>
  phrases.flatMap((phrase) => (typeof phrase === 'string' ? phrase : phrase[1] <= area ? phrase[0] : []));

/** Words that fit the property's facts. */
export function wordsOf(facts: Facts) {
  const { kind, floor, yearBuilt, renovationLevel } = facts;
  const speech = speechOf(facts);
  const area = facts.area ?? 0;
  const qualifiers = phrasesFor(words[speech].ways, area);
  if (floor && floor >= 12) qualifiers.push('em andar alto');
  if (floor && floor >= 2 && floor <= 4) qualifiers.push('na altura das copas');
  if (renovationLevel === 'reformado' || renovationLevel === 'reformadissimo') qualifiers.push('reformad{o}');
  if (yearBuilt && yearBuilt < 1980 && kind.form !== 'estate' && speech !== 'lodge')
    qualifiers.push(`dos anos ${Math.floor((yearBuilt % 100) / 10) * 10}`);
  return {
    ways: qualifiers.map((qualifier) => qualifier.replace('{o}', kind.feminine ? 'a' : 'o')),
    parts: renovationLevel === 'contrapiso' ? bareParts : phrasesFor(words[speech].parts, area),
    features: facts.propertyDetails.flatMap((slug) => detailNouns[slug] ?? []),
  };
}
