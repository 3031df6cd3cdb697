import type { ListingInput } from '@api/catalogue/listing';
import { demoBrokers, type DemoBroker } from '../brokers';

/** Districts or places of each, and a text where the one of the full demo names fewer. */
const team: Readonly<Record<string, { segment: string; cv?: string }>> = {
  'rafael-teixeira-lobo': { segment: 'Jardins, Cidade Jardim e Morumbi' },
  'helena-prado-nunes': { segment: 'Itaim Bibi, Vila Nova Conceição, Moema e Brooklin' },
  'beatriz-amaral': {
    segment: 'Higienópolis, Pacaembu, Pinheiros e Vila Madalena',
    cv: 'Historiadora, dedica-se aos edifícios modernos da cidade e às reformas que os respeitam.',
  },
  'caio-monteiro-reis': { segment: 'Lançamentos em São Paulo, no Rio e no litoral' },
  'tomas-quintela': { segment: 'Leblon, Ipanema, Lagoa, Gávea e Barra da Tijuca' },
  'alice-toledo': { segment: 'Itu, Porto Feliz, Campos do Jordão e Itaipava' },
  'elisa-bittencourt': {
    segment: 'Ilhabela, Guarujá, Angra, Búzios, Trancoso e Ceará',
    cv: 'Veleja desde menina e conhece as praias pelo vento. Atende o litoral, de Santos ao Ceará.',
  },
  'martim-salles': {
    segment: 'Portugal, Espanha, França, Estados Unidos e Cone Sul',
    cv: 'Atende entre Lisboa, Miami e São Paulo, com advogado e contador dos dois lados.',
  },
};

export const smallTeam: readonly DemoBroker[] = demoBrokers.flatMap((broker) => {
  const own = team[broker.slug];
  return own ? [{ ...broker, ...own }] : [];
});

type Home = Pick<ListingInput, 'country' | 'city' | 'locationType' | 'district' | 'condition'>;

const unbuilt = new Set(['launch', 'soonLaunch', 'underConstruction']);
/** Districts of São Paulo by broker; the others are Beatriz's. */
// prettier-ignore
const districtsOf: Readonly<Record<string, readonly string[]>> = {
  'helena-prado-nunes': [
    'Itaim Bibi', 'Vila Nova Conceição', 'Vila Olímpia', 'Moema', 'Ibirapuera', 'Brooklin', 'Campo Belo', 'Paraíso',
    'Vila Mariana', 'Aclimação', 'Alto da Boa Vista', 'Granja Julieta', 'Chácara Flora',
  ],
  'rafael-teixeira-lobo': [
    'Jardim Paulista', 'Jardim Europa', 'Jardim América', 'Jardim Paulistano', 'Cerqueira César', 'Bela Vista',
    'Cidade Jardim', 'Jardim Guedala', 'Morumbi', 'Real Parque', 'Panamby',
  ],
};

/** The broker of a place; of unbuilt homes in Brazil the one for launches. */
export function brokerOf({ country = 'BR', city, locationType, district, condition }: Home): string {
  if (country !== 'BR') return 'martim-salles';
  if (unbuilt.has(condition)) return 'caio-monteiro-reis';
  if (locationType === 'praia') return 'elisa-bittencourt';
  if (city === 'Rio de Janeiro') return 'tomas-quintela';
  if (city !== 'São Paulo') return 'alice-toledo';
  const of = Object.keys(districtsOf).find((slug) => districtsOf[slug]!.includes(district ?? ''));
  return of ?? 'beatriz-amaral';
}

/** The home's own broker if among the eight, otherwise the one of its place. */
export const brokerInSmallTeam = (slug: string | null, home: Home): string =>
  slug !== null && slug in team ? slug : brokerOf(home);
