import type { PropertyType } from '@domain/taxonomy/property-types';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import type { Mood } from './kinds';
import { moodOf } from './places';

type Mix = Partial<Record<PropertyType, number>>;

/** Zoning allows only houses. */
const houses: Mix = { casa: 90, 'casa-em-condominio': 10 };
/** Large apartments and houses. */
const quiet: Mix = {
  ...{ apartamento: 54, 'apartamento-duplex': 4, 'apartamento-garden': 4, garden: 2, cobertura: 6 },
  ...{
    'cobertura-duplex': 4,
    penthouse: 1,
    casa: 18,
    'casa-em-condominio': 4,
    'casa-de-vila': 3,
  },
};
const towers: Mix = {
  ...{
    apartamento: 56,
    'apartamento-duplex': 5,
    'apartamento-triplex': 1,
    'apartamento-garden': 3,
    garden: 1.5,
  },
  ...{
    flat: 3,
    loft: 3,
    studio: 4,
    cobertura: 7,
    'cobertura-duplex': 5,
    'cobertura-triplex': 1.5,
    penthouse: 2,
  },
  ...{ casa: 3, 'casa-de-vila': 2 },
};
const business: Mix = { ...towers, casa: 1, outros: 3, predio: 1.5, 'casa-comercial': 2 };
/** Former industrial areas. */
const works: Mix = { ...towers, loft: 10, galpao: 6, predio: 3, 'casa-comercial': 2 };
const seafront: Mix = { ...towers, casa: 0, loft: 1, studio: 3, 'casa-de-vila': 1 };

const country: Mix = {
  ...{ casa: 42, 'casa-em-condominio': 25, terreno: 4, fazenda: 8, haras: 6, sitio: 11, pousada: 3 },
};
/** Country towns with apartments. */
const town: Mix = {
  ...country,
  apartamento: 12,
  'apartamento-garden': 2,
  cobertura: 3,
  fazenda: 3,
  haras: 3,
};
const worksTown: Mix = { ...town, galpao: 3 };
const resort: Mix = { ...town, hotel: 3, pousada: 6, fazenda: 0, haras: 0 };
const village: Mix = { casa: 60, 'casa-em-condominio': 22, terreno: 4, pousada: 9 };
const islands: Mix = { ...village, apartamento: 22, ilha: 8 };
/** Seaside towns with apartments. */
const seaside: Mix = {
  ...{ apartamento: 26, 'apartamento-garden': 3, cobertura: 6, 'cobertura-duplex': 3, casa: 32 },
  ...{ 'casa-em-condominio': 21, terreno: 3, pousada: 3, hotel: 1.5 },
};
const seaCity: Mix = { ...seafront, 'casa-em-condominio': 4, hotel: 1 };
const estate: Mix = { 'casa-em-condominio': 89, terreno: 9, haras: 2 };
const beachEstate: Mix = { 'casa-em-condominio': 94, terreno: 6 };

const city: Mix = {
  ...{ apartamento: 62, penthouse: 8, 'cobertura-duplex': 5, cobertura: 5, 'apartamento-duplex': 6, loft: 5 },
  ...{ studio: 4, flat: 3 },
};
const suburbs: Mix = { ...city, casa: 22, 'casa-em-condominio': 6 };
const villas: Mix = { casa: 62, 'casa-em-condominio': 20, apartamento: 14, cobertura: 4 };

/** By label: districts in São Paulo and Rio, towns elsewhere. */
const mixes = new Map<string, Mix>(
  (
    [
      [
        houses,
        'Jardim Europa',
        'Jardim América',
        'Cidade Jardim',
        'Jardim Guedala',
        'Chácara Flora',
        'Pacaembu',
      ],
      [houses, 'Alto da Boa Vista', 'Joá', 'Itanhangá'],
      [
        quiet,
        'Alto de Pinheiros',
        'Alto da Lapa',
        'Granja Julieta',
        'Jardim Paulistano',
        'Morumbi',
        'Panamby',
      ],
      [
        quiet,
        'Real Parque',
        'Gávea',
        'Jardim Botânico',
        'Urca',
        'Cosme Velho',
        'Laranjeiras',
        'Santa Teresa',
      ],
      [quiet, 'São Conrado', 'Humaitá', 'Tijuca', 'Lagoa', 'Higienópolis', 'Aclimação', 'Campinas'],
      [business, 'Itaim Bibi', 'Vila Olímpia', 'Brooklin', 'Pinheiros', 'Bela Vista', 'Jardim Paulista'],
      [business, 'Cerqueira César', 'Botafogo', 'Barra da Tijuca'],
      [works, 'Vila Leopoldina'],
      [seafront, 'Leblon', 'Ipanema', 'Copacabana', 'Leme', 'Flamengo'],
      [town, 'Atibaia', 'Bragança Paulista', 'Itatiba', 'Itu', 'Valinhos', 'Vinhedo', 'Nova Friburgo'],
      [town, 'Petrópolis', 'Teresópolis', 'Indaiatuba', 'Ribeirão Preto', 'Santana de Parnaíba', 'São Roque'],
      [worksTown, 'Barueri', 'Cotia', 'Jundiaí', 'Sorocaba', 'Itupeva'],
      [resort, 'Campos do Jordão'],
      [islands, 'Angra dos Reis', 'Paraty', 'Mangaratiba'],
      [
        seaside,
        'Guarujá',
        'Bertioga',
        'Caraguatatuba',
        'Cabo Frio',
        'Arraial do Cabo',
        'Saquarema',
        'Ubatuba',
      ],
      [seaside, 'Búzios', 'Ilhéus', 'Porto Seguro', 'Aquiraz', 'Riviera de São Lourenço'],
      [seaCity, 'Santos', 'Niterói', 'Salvador', 'Fortaleza'],
      [
        city,
        'Nova York',
        'Paris',
        'Madri',
        'Barcelona',
        'Lisboa',
        'Porto',
        'Buenos Aires',
        'Abu Dhabi',
        'Cannes',
      ],
      [city, 'Bogotá', 'Medellín', 'Cartagena', 'Ciudad del Este'],
      [suburbs, 'Miami', 'Dubai', 'Santiago', 'Montevidéu', 'Assunção'],
    ] satisfies [Mix, ...string[]][]
  ).flatMap(([mix, ...places]) => places.map((place): [string, Mix] => [place, mix])),
);

const usual: Record<Mood, Mix> = {
  urban: towers,
  condominium: estate,
  country,
  beach: village,
  abroad: villas,
};

export const housesOnly: ReadonlySet<string> = new Set(
  [...mixes].flatMap(([place, mix]) => (mix === houses ? [place] : [])),
);

/** Weight of each type at a named location. */
export function mixOf(place: NamedLocation, city: string): Mix {
  const { kind, label } = place;
  const mood = moodOf(place);
  const own = mixes.get(kind === 'pais' || kind === 'regiao' ? city : label);
  return own ?? (kind === 'condominio' && mood === 'beach' ? beachEstate : usual[mood]);
}
