import type { PropertyDetail } from '@domain/taxonomy/attributes';
import type { Facts } from './facts';
import type { Random } from './random';

const numerals = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** 'duas suítes', 'três vagas', 'dois quartos': small numbers as words. */
export function counted(count: number, singular: string, plural: string, masculine = false): string {
  const word = masculine && count <= 2 ? ['zero', 'um', 'dois'][count] : (numerals[count] ?? String(count));
  return `${word} ${count === 1 ? singular : plural}`;
}

/** What an attribute is called in a sentence; only attributes that the property has are ever named. */
export const detailNouns: Partial<Record<PropertyDetail, readonly string[]>> = {
  'terraco-varanda': ['varanda', 'terraço', 'varanda coberta', 'varanda larga'],
  'quintal-jardim': ['jardim', 'quintal', 'pátio', 'gramado'],
  piscina: ['piscina'],
  lareira: ['lareira'],
  adega: ['adega'],
  spa: ['spa'],
  gourmet: ['espaço gourmet', 'cozinha gourmet'],
  'campo-quadra-de-esportes': ['quadra'],
};

/** Said of any unit in a building: after the noun ('de canto'), and what it comes with ('sala de canto'). */
// prettier-ignore
const unitWays = [
  'de canto', 'de planta aberta', 'de janelas largas', 'de sala ampla', 'de linhas retas', 'de frente',
  'voltad{o} para o norte', 'voltad{o} para o leste', 'de dois halls', 'com luz da manhã', 'com luz da tarde',
];
// prettier-ignore
const unitParts = [
  'sala de canto', 'cozinha aberta', 'escritório em madeira', 'piso de madeira', 'biblioteca', 'painel de freijó',
  'copa separada', 'hall privativo', 'jantar para oito', 'estante de nogueira', 'sala íntima', 'mesa de jantar junto à janela',
  'despensa', 'lavabo em pedra', 'ilha na cozinha', 'closet', 'sala de dois ambientes', 'pé-direito de três metros',
];
// prettier-ignore
const houseWays = [
  'de pedra e madeira', 'de concreto e madeira', 'de dois pavimentos', 'térre{o}', 'de linhas retas', 'de esquina',
  'de tijolo aparente', 'de telhado baixo', 'de concreto e vidro', 'de planta em L', 'em rua arborizada', 'de beiral largo',
];
// prettier-ignore
const houseParts = [
  'sala de pé-direito duplo', 'cozinha aberta', 'biblioteca', 'escritório em madeira', 'sala envidraçada', 'ateliê',
  'painéis de madeira', 'muro de pedra', 'escada solta', 'copa para o fundo', 'quarto no térreo', 'brises de madeira',
  'sala de jantar para doze', 'suíte de hóspedes', 'claraboia',
];
const moodWays = {
  urban: [],
  condominium: [
    'junto à mata',
    'no alto do condomínio',
    'perto do lago',
    'de frente para a mata',
    'em rua sem saída',
  ],
  country: [
    'no alto do morro',
    'com vista para a serra',
    'junto à mata',
    'perto do lago',
    'entre araucárias',
  ],
  beach: ['a passos da areia', 'entre coqueiros', 'com vista para o mar', 'no costão', 'junto à mata'],
  abroad: ['em rua tranquila', 'com vista para o parque', 'no bairro antigo'],
} as const;
// prettier-ignore
const landWays = ['plano', 'em aclive suave', 'em declive suave', 'de esquina', 'de frente larga', 'de fundo para a mata', 'em platô', 'no fim da rua'];
// prettier-ignore
const landParts = ['mata nos fundos', 'frente para o norte', 'vista aberta', 'árvores adultas', 'projeto aprovado', 'topografia pronta', 'água e energia na porta'];
// prettier-ignore
const wholeWays = ['de tijolo aparente', 'de esquina', 'de estrutura metálica', 'de concreto', 'com frente para a avenida', 'de fachada recuada'];
// prettier-ignore
const wholeParts = ['pé-direito de seis metros', 'doca', 'planta livre', 'estacionamento próprio', 'salas moduláveis', 'recepção no térreo', 'luz natural', 'janelas de aço'];

/** What the cover would belie: each of the houses in the pictures has its own walls and floors. */
const belied: Readonly<Record<string, RegExp>> = {
  villa: /térre|tijolo|telhado/,
  country: /concreto|pavimentos|tijolo|telhado/,
  beach: /concreto|pavimentos|tijolo|pedra/,
};

/** The words a title is made of, by what is true of the property and what its cover shows (`scene`). */
export function wordsOf(facts: Facts, scene = '') {
  const { kind, mood } = facts;
  const ending = kind.feminine ? 'a' : 'o';
  const ways: string[] = [
    ...(kind.form === 'land'
      ? landWays
      : kind.setting === 'commercial'
        ? wholeWays
        : kind.form === 'unit'
          ? unitWays
          : houseWays),
    ...(kind.form === 'unit' || kind.setting === 'commercial' ? [] : moodWays[mood]),
  ];
  const floor = facts.floor ?? 0;
  if (floor >= 12) ways.push('em andar alto');
  if (floor >= 2 && floor <= 4) ways.push('na altura das copas');
  if (facts.renovationLevel === 'reformado' || facts.renovationLevel === 'reformadissimo')
    ways.push('reformad{o}');
  if (kind.form !== 'land' && facts.yearBuilt && facts.yearBuilt < 1980)
    ways.push(`dos anos ${Math.floor((facts.yearBuilt % 100) / 10) * 10}`);
  const parts: readonly string[] =
    kind.form === 'land'
      ? landParts
      : kind.setting === 'commercial'
        ? wholeParts
        : kind.form === 'unit'
          ? unitParts
          : houseParts;
  const features = facts.propertyDetails.flatMap((slug) => detailNouns[slug] ?? []);
  const told = ways.filter((way) => !belied[scene]?.test(way)).map((way) => way.replace('{o}', ending));
  return { ways: told, parts, features };
}

const formatArea = (m2: number) => `${Math.round(m2).toLocaleString('pt-BR')} m²`;
/** Ground of estates: in hectares from one on. */
export function groundText(m2: number): string {
  return m2 >= 10_000 ? `${(Math.round(m2 / 1_000) / 10).toLocaleString('pt-BR')} hectares` : formatArea(m2);
}

/** One way to name a property; `effort` 0 is the shortest, higher ones say more, so that titles need not repeat. */
function titleOf(facts: Facts, scene: string, effort: number, random: Random): string {
  const { kind } = facts;
  const { ways, parts, features } = wordsOf(facts, scene);
  const way = random.pick(ways);
  const withWay = / ?com /.test(` ${way}`);
  const feature = features.length > 0 && random.chance(0.75) ? random.pick(features) : random.pick(parts);
  const other = random.pick(parts.filter((part) => part !== feature));
  const size =
    kind.form === 'estate' && facts.landArea ? groundText(facts.landArea) : formatArea(facts.area ?? 0);
  const rooms =
    facts.bedrooms && facts.bedrooms > 1
      ? `de ${counted(facts.bedrooms, 'quarto', 'quartos', true)}`
      : `de ${size}`;
  // The data line under the title tells rooms and size: titles do so only when all shorter ones are taken.
  const shapes = [
    [`${way}${withWay ? ' e ' : ' com '}${feature}`, `com ${other} e ${feature}`],
    [`com ${feature}`, `${way}${withWay ? ', ' : ' com '}${other} e ${feature}`],
    [`${rooms} com ${other} e ${feature}`, `de ${size} ${way}${withWay ? ' e ' : ' com '}${feature}`],
  ];
  return `${kind.noun} ${random.pick(shapes[Math.min(effort, 2)]!)}`;
}

/** Titles for a whole catalogue: no two the same. */
export function createTitles() {
  const used = new Set<string>();
  return (facts: Facts, scene: string, random: Random): string => {
    for (let attempt = 0; ; attempt++) {
      const title = titleOf(facts, scene, Math.floor(attempt / 8), random);
      if (used.has(title) && attempt < 200) continue;
      used.add(title);
      return title;
    }
  };
}
