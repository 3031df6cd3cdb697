import { slugify } from '~/domain/text';
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

/** Invented people; numbers from the range that no exchange gives out, mail at a domain kept for examples. */
const people: readonly (readonly [
  name: string,
  squad: keyof typeof squads,
  creci: string,
  segment: string,
])[] = [
  ['Marina Couto', 'paulista', 'CRECI-SP 118.204-F', 'Alto de Pinheiros e Vila Madalena'],
  ['Rafael Teixeira Lobo', 'paulista', 'CRECI-SP 124.587-F', 'Jardins'],
  ['Helena Prado Nunes', 'paulista', 'CRECI-SP 97.315-F', 'Itaim Bibi e Vila Nova Conceição'],
  ['Otávio Sampaio', 'paulista', 'CRECI-SP 131.046-F', 'Moema e Ibirapuera'],
  ['Beatriz Amaral', 'paulista', 'CRECI-SP 109.872-F', 'Higienópolis e Pacaembu'],
  ['Caio Monteiro Reis', 'paulista', 'CRECI-SP 142.390-F', 'Lançamentos'],
  ['Luísa Ferraz', 'paulista', 'CRECI-SP 88.761-F', 'Cidade Jardim e Morumbi'],
  ['Antônio Bastos', 'paulista', 'CRECI-SP 103.458-F', 'Pinheiros'],
  ['Clara Vidigal', 'paulista', 'CRECI-SP 137.915-F', 'Brooklin e Campo Belo'],
  ['Tomás Quintela', 'carioca', 'CRECI-RJ 62.118-F', 'Leblon e Ipanema'],
  ['Isabel Moraes Pinto', 'carioca', 'CRECI-RJ 57.904-F', 'Lagoa e Jardim Botânico'],
  ['Joaquim Abreu', 'carioca', 'CRECI-RJ 71.436-F', 'Barra da Tijuca e São Conrado'],
  ['Renata Sá', 'carioca', 'CRECI-RJ 66.027-F', 'Flamengo, Botafogo e Urca'],
  ['Pedro Lacerda', 'carioca', 'CRECI-RJ 74.553-F', 'Serra fluminense'],
  ['Alice Toledo', 'campo', 'CRECI-SP 121.630-F', 'Fazendas e haras'],
  ['Bernardo Leme', 'campo', 'CRECI-SP 95.241-F', 'Condomínios do interior'],
  ['Teresa Guimarães', 'campo', 'CRECI-SP 128.079-F', 'Campos do Jordão'],
  ['Vicente Rocha Prates', 'campo', 'CRECI-SP 140.883-F', 'Terrenos e projetos'],
  ['Elisa Bittencourt', 'praia', 'CRECI-SP 112.697-F', 'Litoral norte paulista'],
  ['Davi Nogueira', 'praia', 'CRECI-RJ 69.312-F', 'Angra, Paraty e Búzios'],
  ['Cecília Rangel', 'praia', 'CRECI-BA 15.846-F', 'Bahia e Ceará'],
  ['Martim Salles', 'mundo', 'CRECI-SP 133.752-F', 'Portugal e Espanha'],
  ['Júlia Arruda', 'mundo', 'CRECI-SP 126.418-F', 'Estados Unidos e Caribe'],
  ['Gabriel Stein', 'mundo', 'CRECI-SP 115.960-F', 'Cone Sul'],
];

export const demoBrokers: readonly DemoBroker[] = people.map(([name, squad, creci, segment], index) => {
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
    cv: `Atende ${segment}. Acompanha cada visita e responde no mesmo dia.`,
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

/** Whoever of the squad for the place takes it. */
export function brokerFor(mood: Mood, state: string | null, random: Random): string {
  const team = state === 'RJ' && mood !== 'beach' ? carioca : teams[mood];
  return random.pick(team).slug;
}
