import { detailLabel, type PropertyDetail } from '@domain/taxonomy/attributes';
import { inPlace } from '@domain/search/prepositions';
import { formatNumber } from '@domain/money';
import type { Facts } from './facts';
import type { Random } from './random';
import { counted, groundText, wordsOf } from './titles';

/** 'piscina, adega e lareira' */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inner = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** An attribute's name as it stands in a sentence. */
function spoken(slug: PropertyDetail): string {
  const names: Partial<Record<PropertyDetail, string>> = {
    'terraco-varanda': 'varanda',
    'quintal-jardim': 'jardim',
    gourmet: 'espaço gourmet',
    kids: 'espaço para crianças',
    fitness: 'sala de ginástica',
  };
  return names[slug] ?? inner(detailLabel(slug));
}

/** Four to seven short sentences, each true of the property: where and how large, how it lies, what it has, what comes next. */
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

function opening(facts: Facts, random: Random): string {
  const { kind, area, landArea, bedrooms, suites } = facts;
  const where = inPlace(facts.district ? `${facts.district}, ${facts.city}` : facts.city);
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
  if (suites === bedrooms) return bedrooms === 1 ? ', que é suíte' : ', todos suítes';
  return suites === 1 ? ', um deles suíte' : `, ${counted(suites, 'deles suíte', 'deles suítes', true)}`;
}

function layout(facts: Facts, random: Random): string[] {
  const { kind, mood } = facts;
  const { parts } = wordsOf(facts);
  const [one, two, three] = random.shuffled(parts);
  if (kind.form === 'land')
    return [
      random.pick([
        `O lote tem ${one} e ${two}.`,
        `Tem ${one}; a frente permite dois acessos.`,
        `Com ${one}, recebe bem uma casa de um ou dois pavimentos.`,
      ]),
      random.pick([
        'A sondagem está à disposição de quem visita.',
        'As regras de construção cabem em duas páginas, e nós as enviamos.',
        'O levantamento topográfico está pronto.',
        'O sol da manhã chega a toda a frente.',
      ]),
    ];
  if (kind.setting === 'commercial')
    return [
      random.pick([
        `O térreo reúne ${one} e ${two}.`,
        `Há ${one}, ${two} e ${three}.`,
        `A planta foi refeita com ${one} e ${two}.`,
      ]),
      random.pick([
        'A carga do piso e a elétrica têm laudo recente.',
        'O acesso é independente para público e serviço.',
        'Os sanitários ficam junto ao núcleo e liberam o salão.',
      ]),
    ];
  const social = facts.propertyDetails.includes('terraco-varanda')
    ? [
        'A sala corre ao lado da varanda, e as portas somem na parede.',
        'Estar e jantar se abrem para o terraço.',
        'A varanda prolonga a sala e dá sombra à tarde.',
      ]
    : [
        'Estar e jantar ficam no mesmo espaço, com janelas dos dois lados.',
        'A sala recebe luz pela manhã e fica fresca à tarde.',
        'O estar ocupa a frente inteira da planta.',
      ];
  const quiet = {
    urban: [
      'Os quartos ficam para o lado silencioso da rua.',
      'Um corredor curto separa os quartos da sala.',
      'Na ala íntima, os armários seguem a parede inteira.',
    ],
    condominium: [
      'Os quartos olham para a mata.',
      'A ala dos hóspedes tem entrada própria.',
      'Da cozinha se vê quem chega pela alameda.',
    ],
    country: [
      'Os quartos olham para o vale.',
      'De noite esfria, e a casa guarda o calor do dia.',
      'A ala dos hóspedes tem entrada própria.',
    ],
    beach: [
      'O vento do mar atravessa a casa de ponta a ponta.',
      'Do quarto principal se ouve o mar.',
      'Há um chuveiro na entrada para quem volta da areia.',
    ],
    abroad: [
      'Os quartos ficam para o lado silencioso da rua.',
      'As janelas têm vidro duplo.',
      'A ala íntima se fecha com uma só porta.',
    ],
  }[mood];
  return [
    random.pick(social),
    random.pick([
      `Tem ${one} e ${two}.`,
      `No dia a dia contam ${one}, ${two} e ${three}.`,
      `O projeto prevê ${one} e ${two}.`,
      `Destacam-se ${one} e ${two}.`,
    ]),
    random.pick(
      kind.form === 'unit' && (mood === 'beach' || mood === 'country')
        ? ['Os quartos ficam para o lado silencioso da rua.', 'A ala íntima se fecha com uma só porta.']
        : quiet,
    ),
  ];
}

function equipment({ propertyDetails, condominiumDetails, parkingLots, kind }: Facts): string[] {
  const own = propertyDetails.map(spoken);
  const shared = condominiumDetails.map(spoken);
  return [
    own.length > 0 ? `${capital(listed(own))} ${own.length > 1 ? 'fazem' : 'faz'} parte do imóvel.` : '',
    shared.length > 0 ? `No condomínio há ${listed(shared)}.` : '',
    parkingLots && kind.form !== 'land'
      ? `${capital(counted(parkingLots, 'vaga', 'vagas'))} na garagem.`
      : '',
  ].filter(Boolean);
}

function state(facts: Facts, random: Random): string[] {
  const renovation = {
    reformado: [
      'A reforma trocou instalações e caixilhos.',
      'Foi reformado há pouco, com elétrica e hidráulica novas.',
    ],
    reformadissimo: [
      'A reforma terminou há menos de um ano e ninguém morou desde então.',
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
  // A launch without its registration is not on sale yet (Lei 4.591, art. 32).
  const lawful = facts.condition === 'launch' && !facts.registrationNumber ? 'soonLaunch' : facts.condition;
  const phase = {
    used: [],
    new: ['Está pronto para morar.', 'As chaves são entregues na escritura.'],
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
            'O proprietário aceita permuta como parte do pagamento.',
            'Aceita permuta, a combinar.',
          ]),
        ]
      : []),
  ];
}

function closing(facts: Facts, random: Random): string {
  if (facts.sellPrice === null && facts.forSale && facts.condition !== 'soonLaunch')
    return 'O preço é informado por um consultor.';
  return random.pick([
    'O endereço exato é informado na visita.',
    'Visitas de segunda a sábado, com hora marcada.',
    'Um consultor acompanha a visita e responde no mesmo dia.',
    'Conhecemos o imóvel e mostramos o que as fotos não contam.',
    'Enviamos planta e documentos a quem pede.',
    'A documentação está em ordem e pode ser vista antes da proposta.',
  ]);
}
