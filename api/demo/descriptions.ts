import { detailLabel, type PropertyDetail } from '@domain/taxonomy/attributes';
import { inPlace } from '@domain/search/prepositions';
import { formatNumber } from '@domain/kernel/money';
import { ruralZone } from './addresses';
import type { Facts } from './facts';
import { felt, layoutSentences } from './layouts';
import type { Random } from './random';
import { counted, groundText } from './titles';
import { speechOf, wordsOf } from './words';

/** 'piscina, adega e lareira' */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inner = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function spoken(slug: PropertyDetail): string {
  const names: Partial<Record<PropertyDetail, string>> = {
    'terraco-varanda': 'varanda',
    'rua-fechada': 'rua fechada por portão',
    'quintal-jardim': 'jardim',
    gourmet: 'espaço gourmet',
    kids: 'espaço para crianças',
    fitness: 'sala de ginástica',
  };
  return names[slug] ?? inner(detailLabel(slug));
}

/** Four to seven sentences: location and size, layout, equipment, state, closing. */
export function describe(facts: Facts, random: Random): string {
  const sentences = [
    opening(facts, random),
    ...layout(facts, random),
    ...equipment(facts),
    ...state(facts, random),
  ];
  const first = sentences.slice(0, 3).join(' ');
  const rest = [...sentences.slice(3), closing(facts, random)].join(' ');
  return `${first}\n\n${rest}`;
}

/** First words of districts that take an article in Portuguese. */
const articles: Readonly<Record<string, string>> = {
  ...{ Vila: 'na', Praia: 'na', Ponta: 'na', Cidade: 'na', Aldeia: 'na', Represa: 'na', Cachoeira: 'na' },
  ...{ Lapa: 'na', Passagem: 'na' },
  ...{ Jardim: 'no', Parque: 'no', Alto: 'no', Pontal: 'no', Sítio: 'no', Centro: 'no', Outeiro: 'no' },
  ...{ Éden: 'no', Upper: 'no' },
  Terras: 'nas',
};

/** 'na Vila Suíça, Indaiatuba', 'na zona rural de Itu' */
function placed({ district, city }: Facts): string {
  if (!district) return inPlace(city);
  if (district === ruralZone) return `na zona rural de ${city}`;
  const usual = inPlace(`${district}, ${city}`);
  const article = usual.startsWith('em ') && articles[district.split(' ')[0]!];
  return article ? `${article}${usual.slice(2)}` : usual;
}

function opening(facts: Facts, random: Random): string {
  const { kind, area, landArea, bedrooms, suites } = facts;
  const where = placed(facts);
  const noun = inner(kind.noun);
  const article = kind.feminine ? 'esta' : 'este';
  const built = `${formatNumber(Math.round(area ?? 0))} m²`;
  if (kind.form === 'land') return `${capital(where)}, ${article} ${noun} tem ${built} e forma regular.`;
  const ground = landArea ? `${built} construídos em ${groundText(landArea)} de terreno` : built;
  const rooms = bedrooms
    ? `${counted(bedrooms, 'quarto', 'quartos', true)}${suitesAmong(bedrooms, suites ?? 0)}`
    : 'planta livre';
  return random.pick([
    `${capital(where)}, ${article} ${noun} tem ${ground}, com ${rooms}.`,
    `${capital(noun)} de ${ground} ${where}, com ${rooms}.`,
    `São ${ground} ${where}: ${rooms}.`,
  ]);
}

/** ', dois deles suítes' */
function suitesAmong(bedrooms: number, suites: number): string {
  if (suites === 0) return '';
  if (suites === bedrooms)
    return bedrooms === 1 ? ', que é suíte' : bedrooms === 2 ? ', ambos suítes' : ', todos suítes';
  return suites === 1 ? ', um deles suíte' : `, ${counted(suites, 'deles suíte', 'deles suítes', true)}`;
}

function layout(facts: Facts, random: Random): string[] {
  if (facts.renovationLevel === 'contrapiso')
    return ['Só as paredes da estrutura estão no lugar, e a planta se decide com o arquiteto.'];
  const { parts } = wordsOf(facts);
  const [one, two, three] = random.shuffled(parts);
  const speech = speechOf(facts);
  const [first, second] = layoutSentences[speech];
  const place = speech === 'house' ? (felt[facts.mood] ?? []) : [];
  return [
    random.pick(first!),
    speech === 'land'
      ? `O lote tem ${one} e ${two}.`
      : random.pick([
          `Tem ${one} e ${two}.`,
          `No dia a dia contam ${one}, ${two} e ${three}.`,
          `Traz ${one} e ${two}.`,
        ]),
    random.pick([...second!, ...place]),
  ];
}

function equipment({ propertyDetails, condominiumDetails, parkingLots, kind }: Facts): string[] {
  const own = propertyDetails.map(spoken);
  const shared = condominiumDetails.map(spoken);
  return [
    own.length > 0 ? `Há ainda ${listed(own)}.` : '',
    shared.length > 0 ? `No condomínio há ${listed(shared)}.` : '',
    parkingLots && kind.form !== 'land' && kind.form !== 'estate'
      ? `${capital(counted(parkingLots, 'vaga', 'vagas'))} na garagem.`
      : '',
  ].filter(Boolean);
}

function state(facts: Facts, random: Random): string[] {
  const renovation = {
    reformado: [
      'A reforma trocou instalações e caixilhos.',
      'Passou por reforma há pouco, com elétrica e hidráulica novas.',
    ],
    reformadissimo: [
      'A reforma terminou há menos de um ano, e ninguém usou desde então.',
      'Tudo foi refeito, da hidráulica à marcenaria.',
    ],
    'precisa-de-atualizacao': [
      'Está bem cuidado e pede atualização de banheiros e cozinha.',
      'Os acabamentos são de época e pedem atualização.',
    ],
    'precisa-de-reforma-parcial': [
      'Pede reforma parcial, sobretudo na área de serviço.',
      'Parte dos ambientes espera reforma.',
    ],
    'precisa-de-reforma-total': [
      'Pede reforma total; a estrutura está em ordem.',
      'O preço considera uma reforma total.',
    ],
    contrapiso: ['É entregue no contrapiso, para acabar como se quiser.', 'Está no contrapiso.'],
  };
  // A launch without registration cannot be sold yet (Lei 4.591, art. 32).
  const lawful = facts.condition === 'launch' && !facts.registrationNumber ? 'soonLaunch' : facts.condition;
  const phase = {
    used: [],
    new: facts.renovationLevel
      ? ['As chaves são entregues na escritura.']
      : ['Já se pode morar.', 'As chaves são entregues na escritura.'],
    underConstruction: ['A obra segue em dia.', 'A estrutura está de pé e a fachada começou.'],
    launch: [
      'As vendas começaram há pouco, e ainda se escolhe o andar.',
      'O memorial está à disposição de quem visita.',
    ],
    soonLaunch: [
      'Em breve lançamento: registramos seu interesse e avisamos da abertura.',
      'O lançamento ainda não tem data; quem se inscreve sabe antes.',
    ],
  }[lawful];
  return [
    ...(facts.renovationLevel ? [random.pick(renovation[facts.renovationLevel])] : []),
    ...(phase.length > 0 && facts.kind.form !== 'land' ? [random.pick(phase)] : []),
    ...(facts.renownedArchitects
      ? [
          random.pick([
            'O projeto é de arquiteto renomado, e os desenhos originais acompanham o imóvel.',
            'Projeto de arquiteto renomado, mantido como foi desenhado.',
          ]),
        ]
      : []),
    ...(facts.acceptExchange
      ? [
          random.pick([
            'Aceita permuta por imóvel menor na região.',
            `${phase.length > 0 && lawful !== 'new' ? 'A incorporadora' : 'O proprietário'} aceita permuta como parte do pagamento.`,
            'Aceita permuta, a combinar.',
          ]),
        ]
      : []),
  ];
}

function closing(facts: Facts, random: Random): string {
  if (facts.sellPrice === null && facts.forSale && facts.condition !== 'soonLaunch')
    return 'O preço é informado por um consultor.';
  // There is nothing to visit yet.
  if (facts.condition === 'soonLaunch')
    return random.pick([
      'As plantas são enviadas a quem deixa o nome.',
      'A tabela sai no dia da abertura.',
      'Um consultor liga antes da abertura.',
    ]);
  return random.pick([
    'O endereço exato é informado na visita.',
    'Visitas de segunda a sábado, com hora marcada.',
    'Um consultor acompanha a visita e responde no mesmo dia.',
    'Conhecemos o imóvel e mostramos o que as fotos não contam.',
    'Enviamos planta e documentos a quem pede.',
    'A documentação está em ordem e pode ser vista antes da proposta.',
  ]);
}
