import { slugify } from '@domain/kernel/text';
import type { Mood } from './kinds';
import type { Random } from './random';

type Squad = { id: number; name: string; area: Mood; state: string; areaCode: string };

const squads = {
  paulista: { id: 1, name: 'São Paulo capital', area: 'urban', state: 'SP', areaCode: '11' },
  carioca: { id: 2, name: 'Rio de Janeiro', area: 'urban', state: 'RJ', areaCode: '21' },
  campo: { id: 3, name: 'Campo e serra', area: 'country', state: 'SP', areaCode: '11' },
  praia: { id: 4, name: 'Praia', area: 'beach', state: 'SP', areaCode: '12' },
  mundo: { id: 5, name: 'Internacional', area: 'abroad', state: 'SP', areaCode: '11' },
} satisfies Record<string, Squad>;

export interface DemoBroker {
  slug: string;
  name: string;
  creci: string;
  phone: string;
  email: string;
  segment: string;
  squad: Squad;
  cv: string;
}

/** Fictional people; phone numbers from an unassigned range, e-mail at a reserved domain (RFC 2606). */
const people: readonly (readonly [
  name: string,
  squad: keyof typeof squads,
  creci: string,
  segment: string,
  cv: string,
])[] = [
  [
    'Marina Couto',
    'paulista',
    'CRECI-SP 118.204-F',
    'Alto de Pinheiros e Vila Madalena',
    'Arquiteta de formação, trabalha há quatorze anos com casas das décadas de 1950 a 1970 e com as famílias que cuidam delas. Prefere visitas de manhã, quando a luz mostra a planta.',
  ],
  [
    'Rafael Teixeira Lobo',
    'paulista',
    'CRECI-SP 124.587-F',
    'Jardins',
    'Cresceu nos Jardins e conhece os edifícios pelo nome do porteiro. Antes da corretagem, administrou condomínios por oito anos.',
  ],
  [
    'Helena Prado Nunes',
    'paulista',
    'CRECI-SP 97.315-F',
    'Itaim Bibi e Vila Nova Conceição',
    'Advogada, acompanha a compra da primeira visita ao registro. Atende muitas famílias que trocam a casa pelo apartamento.',
  ],
  [
    'Otávio Sampaio',
    'paulista',
    'CRECI-SP 131.046-F',
    'Moema e Ibirapuera',
    'Engenheiro civil, lê a planta e a vistoria com o cliente. Mora a três quadras do parque.',
  ],
  [
    'Beatriz Amaral',
    'paulista',
    'CRECI-SP 109.872-F',
    'Higienópolis e Pacaembu',
    'Historiadora, dedica-se aos edifícios modernos do bairro e às reformas que os respeitam.',
  ],
  [
    'Caio Monteiro Reis',
    'paulista',
    'CRECI-SP 142.390-F',
    'Lançamentos',
    'Acompanha lançamentos desde o estande até a entrega das chaves e explica o contrato cláusula por cláusula.',
  ],
  [
    'Luísa Ferraz',
    'paulista',
    'CRECI-SP 88.761-F',
    'Cidade Jardim e Morumbi',
    'Vinte e dois anos de corretagem, quase todos na margem oeste do rio. Cuida de vendas que pedem discrição.',
  ],
  [
    'Antônio Bastos',
    'paulista',
    'CRECI-SP 103.458-F',
    'Pinheiros',
    'Designer de interiores por dez anos, olha primeiro para o que pode ser mudado numa planta.',
  ],
  [
    'Clara Vidigal',
    'paulista',
    'CRECI-SP 137.915-F',
    'Brooklin e Campo Belo',
    'Atende quem se muda com crianças: escola, trajeto e parque entram na conta antes do preço.',
  ],
  [
    'Tomás Quintela',
    'carioca',
    'CRECI-RJ 62.118-F',
    'Leblon e Ipanema',
    'Carioca, atende na orla há dezesseis anos. Marca visitas no fim da tarde, quando se ouve a rua.',
  ],
  [
    'Isabel Moraes Pinto',
    'carioca',
    'CRECI-RJ 57.904-F',
    'Lagoa e Jardim Botânico',
    'Trabalhou com restauro de fachadas e conhece os edifícios de antes de 1960 em volta da Lagoa.',
  ],
  [
    'Joaquim Abreu',
    'carioca',
    'CRECI-RJ 71.436-F',
    'Barra da Tijuca e São Conrado',
    'Administrador, cuida de casas em condomínio e de coberturas, e faz a conta do custo mensal junto com o cliente.',
  ],
  [
    'Renata Sá',
    'carioca',
    'CRECI-RJ 66.027-F',
    'Flamengo, Botafogo e Urca',
    'Fotógrafa de formação, escolhe a hora da visita pela luz de cada fachada.',
  ],
  [
    'Pedro Lacerda',
    'carioca',
    'CRECI-RJ 74.553-F',
    'Serra fluminense',
    'Mora em Itaipava e conhece as estradas, os poços e as nascentes da serra.',
  ],
  [
    'Alice Toledo',
    'campo',
    'CRECI-SP 121.630-F',
    'Fazendas e haras',
    'Agrônoma, avalia solo, água e benfeitorias antes de falar de preço.',
  ],
  [
    'Bernardo Leme',
    'campo',
    'CRECI-SP 95.241-F',
    'Condomínios do interior',
    'Atende quem procura casa de fim de semana a até duas horas de São Paulo. Também monta cavalos.',
  ],
  [
    'Teresa Guimarães',
    'campo',
    'CRECI-SP 128.079-F',
    'Campos do Jordão',
    'Vive em Campos do Jordão o ano inteiro e sabe quais casas são secas em julho.',
  ],
  [
    'Vicente Rocha Prates',
    'campo',
    'CRECI-SP 140.883-F',
    'Terrenos e projetos',
    'Arquiteto e urbanista, verifica recuos, declive e matrícula antes da visita ao terreno.',
  ],
  [
    'Elisa Bittencourt',
    'praia',
    'CRECI-SP 112.697-F',
    'Litoral norte paulista',
    'Veleja desde menina e conhece as praias pelo vento. Atende de Maresias a Ubatuba.',
  ],
  [
    'Davi Nogueira',
    'praia',
    'CRECI-RJ 69.312-F',
    'Angra, Paraty e Búzios',
    'Faz as visitas de barco quando a estrada não chega. Cuida também da documentação de ilhas e marinas.',
  ],
  [
    'Cecília Rangel',
    'praia',
    'CRECI-BA 15.846-F',
    'Bahia e Ceará',
    'Baiana, divide o ano entre Trancoso e Fortaleza e acompanha obras à distância para os donos.',
  ],
  [
    'Martim Salles',
    'mundo',
    'CRECI-SP 133.752-F',
    'Portugal e Espanha',
    'Atende entre Lisboa e São Paulo, com advogado e contador dos dois lados.',
  ],
  [
    'Júlia Arruda',
    'mundo',
    'CRECI-SP 126.418-F',
    'Estados Unidos e Caribe',
    'Fala inglês e espanhol e explica o financiamento para estrangeiros passo a passo.',
  ],
  [
    'Gabriel Stein',
    'mundo',
    'CRECI-SP 115.960-F',
    'Cone Sul',
    'Cuida de estâncias, casas de praia e apartamentos no Uruguai, na Argentina e no Chile.',
  ],
];

export const demoBrokers: readonly DemoBroker[] = people.map(([name, squad, creci, segment, cv], index) => {
  const { areaCode } = squads[squad];
  const slug = slugify(name);
  return {
    slug,
    name,
    creci,
    phone: `(${areaCode}) 90000-${String(101 + index).padStart(4, '0')}`,
    email: `${slug}@bossanova.example`,
    segment,
    squad: squads[squad],
    cv,
  };
});

const byArea = (area: Mood, state?: string) =>
  demoBrokers.filter(({ squad }) => squad.area === area && (area !== 'urban' || squad.state === state));
const teams: Record<Mood, readonly DemoBroker[]> = {
  urban: byArea('urban', 'SP'),
  condominium: byArea('country'),
  country: byArea('country'),
  beach: byArea('beach'),
  abroad: byArea('abroad'),
};
const carioca = byArea('urban', 'RJ');

/** A random broker of the squad for the place. */
export function brokerFor(mood: Mood, state: string | null, random: Random): string {
  const team = state === 'RJ' && mood !== 'beach' ? carioca : teams[mood];
  return random.pick(team).slug;
}
