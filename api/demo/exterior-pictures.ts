import type { DemoPicture } from './demo-picture';

/** The project's own renderings of exteriors and views; best first. */
export const exteriorPictures: readonly DemoPicture[] = [
  {
    file: 'villa-pool-dusk-1',
    kind: 'exterior',
    alt: 'Casa modernista em concreto, madeira e vidro, iluminada ao anoitecer, com piscina à frente',
    crops: [
      [0, 10, 84],
      [16, 8, 84],
    ],
    focal: '45% 55%',
  },
  {
    file: 'villa-pool-day-1',
    kind: 'exterior',
    alt: 'Casa modernista de dois pavimentos com piscina e gramado em dia de sol',
    crops: [
      [4, 14, 82],
      [16, 10, 84],
    ],
    focal: '55% 55%',
  },
  {
    file: 'villa-pool-dusk-2',
    kind: 'exterior',
    alt: 'Vista frontal de casa moderna iluminada ao anoitecer, refletida na piscina',
    crops: [
      [0, 12, 80],
      [20, 14, 80],
    ],
    focal: '60% 60%',
  },
  {
    file: 'villa-terrace-dusk-1',
    kind: 'exterior',
    alt: 'Varanda gourmet com estar externo e piscina ao entardecer',
    crops: [
      [12, 12, 84],
      [16, 4, 84],
    ],
    focal: '70% 65%',
  },
  {
    file: 'country-house-lawn-day-1',
    kind: 'exterior',
    alt: 'Casa de campo em pedra e madeira com gramado e morros ao fundo',
    crops: [
      [2, 16, 82],
      [8, 8, 88],
    ],
    focal: '45% 60%',
  },
  {
    file: 'country-house-dusk-1',
    kind: 'exterior',
    alt: 'Casa de campo em pedra e madeira iluminada ao entardecer',
    crops: [
      [2, 16, 82],
      [10, 6, 88],
    ],
    focal: '45% 60%',
  },
  {
    file: 'country-house-veranda-1',
    kind: 'exterior',
    alt: 'Varanda com pergolado e estar externo entre paredes de pedra',
    crops: [
      [0, 8, 84],
      [10, 14, 84],
    ],
    focal: '45% 60%',
  },
  {
    file: 'beach-house-pool-day-1',
    kind: 'exterior',
    alt: 'Casa de praia em madeira com deck, piscina, espreguiçadeiras e coqueiros',
    crops: [
      [0, 10, 86],
      [18, 14, 82],
    ],
    focal: '50% 60%',
  },
  {
    file: 'beach-house-veranda-day-1',
    kind: 'view',
    alt: 'Varanda de casa de praia com estar aberto e vista para o mar',
    crops: [
      [0, 12, 86],
      [16, 6, 84],
    ],
    focal: '55% 60%',
  },
  {
    file: 'tower-tropical-day-1',
    kind: 'exterior',
    alt: 'Torre residencial com varandas curvas e jardineiras em todos os andares',
    crops: [
      [14, 0, 80],
      [24, 14, 72],
    ],
    focal: '53% 45%',
  },
  {
    file: 'tower-tropical-dusk-1',
    kind: 'exterior',
    alt: 'Torre residencial iluminada ao anoitecer, com jardineiras nas varandas',
    crops: [
      [6, 10, 84],
      [14, 4, 80],
    ],
    focal: '48% 45%',
  },
  {
    file: 'tower-balconies-day-1',
    kind: 'exterior',
    alt: 'Detalhe das varandas curvas com jardineiras e brises de madeira',
    crops: [
      [6, 4, 80],
      [8, 18, 82],
    ],
    focal: '45% 50%',
  },
  {
    file: 'building-neoclassical-facade-1',
    kind: 'exterior',
    alt: 'Fachada de edifício neoclássico em pedra clara com mansarda',
    crops: [
      [0, 6, 82],
      [12, 10, 84],
    ],
    focal: '42% 50%',
  },
  {
    file: 'building-neoclassical-entrance-1',
    kind: 'exterior',
    alt: 'Entrada de edifício neoclássico com colunas e balcões de ferro',
    crops: [
      [8, 10, 84],
      [20, 4, 80],
    ],
    focal: '55% 55%',
  },
  {
    file: 'penthouse-terrace-golden-1',
    kind: 'view',
    alt: 'Terraço com estar externo e vista da cidade ao pôr do sol',
    crops: [
      [14, 14, 84],
      [10, 4, 84],
    ],
    focal: '60% 60%',
  },
  {
    file: 'penthouse-terrace-golden-2',
    kind: 'view',
    alt: 'Cobertura com deck de madeira, espreguiçadeiras, piscina e vista da cidade',
    crops: [
      [0, 12, 86],
      [14, 10, 84],
    ],
    focal: '55% 60%',
  },
  {
    file: 'apartment-living-day-1',
    kind: 'view',
    alt: 'Sala de estar com janelas do piso ao teto e vista para a cidade',
    crops: [
      [0, 8, 84],
      [16, 12, 84],
    ],
    focal: '50% 60%',
  },
  {
    file: 'apartment-living-dusk-1',
    kind: 'view',
    alt: 'Sala de estar ao anoitecer com as luzes da cidade ao fundo',
    crops: [
      [0, 8, 84],
      [16, 12, 84],
    ],
    focal: '50% 60%',
  },
  {
    file: 'apartment-dining-day-1',
    kind: 'view',
    alt: 'Sala de jantar com mesa de nogueira e vista panorâmica da cidade',
    crops: [
      [0, 10, 84],
      [6, 14, 80],
    ],
    focal: '45% 60%',
  },
  {
    file: 'land-gated-community-aerial-1',
    kind: 'exterior',
    alt: 'Vista aérea de lote plano demarcado, com casas e mata ao redor',
    crops: [
      [4, 8, 84],
      [0, 20, 78],
      [18, 14, 76],
      [14, 2, 80],
      [24, 24, 74],
    ],
    focal: '48% 55%',
  },
  {
    file: 'commercial-building-day-1',
    kind: 'exterior',
    alt: 'Edifício corporativo com brises de bronze, de dia',
    crops: [
      [6, 0, 84],
      [10, 12, 80],
    ],
    focal: '45% 50%',
  },
  {
    file: 'commercial-building-dusk-1',
    kind: 'exterior',
    alt: 'Edifício corporativo com brises de bronze e térreo iluminado ao anoitecer',
    crops: [
      [6, 0, 84],
      [10, 12, 80],
    ],
    focal: '45% 50%',
  },
];
