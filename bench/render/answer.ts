import type { z } from 'zod';
import type { searchAnswer } from '@contract/search';

type Answer = z.input<typeof searchAnswer>;

const districts = ['Jardim Europa', 'Itaim Bibi', 'Vila Nova Conceição', 'Moema', 'Higienópolis', 'Perdizes'];
const titles = [
  'Apartamento de canto com varanda e vista livre para o parque',
  'Apartamento reformado com cozinha aberta e pé-direito alto',
  'Apartamento de um por andar com jardim de inverno e lareira',
  'Apartamento claro, face norte, com três vagas e depósito',
];
const gradient = 'linear-gradient(#8a7f6d,#b7a98f,#54503f)';

export const photos = (length: number, from: number) =>
  Array.from({ length }, (_, photo) => ({
    base: `/fotos/${(0x9f3c1a7be24d * (from + photo + 1)).toString(36).padEnd(22, 'q').slice(0, 22)}`,
    width: 1600,
    height: 1067,
    alt: 'Sala de estar com janelas do piso ao teto e mesa de jantar ao fundo',
    placeholder: gradient,
    focal: photo === 0 ? '50% 45%' : undefined,
  }));

/** Nine properties of a search response: six photos each, some with a badge, one without a price. */
export const items: Answer['items'] = Array.from({ length: 9 }, (_, index) => {
  const title = titles[index % titles.length]!;
  const district = districts[index % districts.length]!;
  const fotos = photos(6, index * 6);
  return {
    id: 10_000 + index * 137,
    codigo: `BN-${10_000 + index}`,
    condition: 'used',
    titulo1: title,
    canonical: `/usado/venda/sao-paulo/jardim-europa/apartamento-de-canto-com-varanda/${10_000 + index * 137}`,
    endereco: {
      lat: -23.57 - index / 300,
      lng: -46.68 + index / 250,
      cidade: 'São Paulo',
      bairro: district,
      estado: 'SP',
      pais: 'BR',
    },
    detalhes: {
      areaConstruida: 140 + index * 35,
      dormitorios: 3 + (index % 3),
      suites: 1 + (index % 4),
      vagas: 2 + (index % 3),
      tipoImovel: 'apartamento',
    },
    flag: {
      destaque: index < 2,
      exclusividade: index % 3 === 0,
      novidade: index % 4 === 1,
      novo: false,
      lancamento: false,
      breveLancamento: false,
      emConstrucao: false,
      oportunidade: false,
      permuta: index % 5 === 2,
      arquitetoRenomado: index === 4,
    },
    extras: { '3d': { status: index === 3 }, video: { status: index === 5 } },
    moeda: 'BRL',
    venda: true,
    aluguel: index % 4 === 0,
    valorMin: index === 7 ? null : 1_850_000 + index * 340_000,
    valorLocacao: index % 4 === 0 ? 14_500 + index * 700 : null,
    valorCondominio: 2300 + index * 110,
    valorIptu: 8400 + index * 300,
    tipoIptu: 'Anual',
    fotoPrincipal: fotos[0]!,
    fotos,
    totalFotos: 8 + (index % 5),
    favorite: 0,
  };
});

const answer: Answer = {
  items,
  total: 164,
  totalItems: items.length,
  propertyType: ['apartamento'],
  banner: null,
  location: {
    known: true,
    by: 'city',
    label: 'São Paulo',
    slug: 'sao-paulo',
    state: 'SP',
    country: 'BR',
    lat: -23.5505,
    lng: -46.6333,
    range: 25,
    suggestions: [],
  },
  relaxations: [],
};

/** Response value for a website in the same process. */
export const searchAnswerValue = JSON.parse(JSON.stringify(answer)) as unknown;
