import type { Crop, DemoPicture } from './demo-picture';
import { setPictures } from './set-pictures';

/** The project's own renders; strongest first within each kind. */
export const demoPictures: readonly DemoPicture[] = [
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
    file: 'apartment-living-day-2',
    kind: 'interior',
    alt: 'Sala de estar com painel de freijó, sofá claro e obra de arte',
    crops: [
      [8, 10, 84],
      [20, 4, 80],
    ],
    focal: '55% 55%',
  },
  {
    file: 'apartment-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha em madeira com ilha de mármore e quatro banquetas',
    crops: [
      [4, 8, 84],
      [16, 12, 82],
    ],
    focal: '50% 55%',
  },
  {
    file: 'entrance-hall-stair-1',
    kind: 'interior',
    alt: 'Hall de entrada com pé-direito duplo, escada flutuante e painel ripado',
    crops: [[6, 6, 88]],
  },
  {
    file: 'bedroom-master-2',
    kind: 'interior',
    alt: 'Suíte com painel de madeira, cama estofada e tapete claro',
    crops: [[4, 10, 86]],
  },
  {
    file: 'bathroom-stone-tub-1',
    kind: 'interior',
    alt: 'Banheiro em travertino com banheira de imersão voltada para o jardim',
    crops: [[12, 8, 84]],
  },
  {
    file: 'home-office-1',
    kind: 'interior',
    alt: 'Escritório com biblioteca em nogueira do piso ao teto',
    crops: [[8, 8, 86]],
  },
  {
    file: 'wine-cellar-1',
    kind: 'interior',
    alt: 'Adega com parede de pedra, nichos para garrafas e mesa de degustação',
    crops: [[8, 8, 86]],
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
  {
    file: 'commercial-loft-day-1',
    kind: 'interior',
    alt: 'Espaço amplo com tijolo aparente, janelas de aço e mesas de trabalho',
    crops: [
      [6, 8, 84],
      [0, 14, 80],
    ],
    focal: '50% 60%',
  },
  {
    file: 'floor-plan-apartment-1',
    kind: 'plan',
    alt: 'Planta humanizada vista de cima: estar, jantar, cozinha, suíte e banheiro',
  },
];

/** The address of a picture, or of a mirrored or cropped variant: `demo:{file}.jpg[?flip&crop=l,t,s]`. */
export function demoPhotoUrl(file: string, { flip, crop }: { flip?: boolean; crop?: Crop } = {}): string {
  const variant = [flip && 'flip', crop && `crop=${crop.join(',')}`].filter(Boolean).join('&');
  return `demo:${file}.jpg${variant && `?${variant}`}`;
}

/** What a picture's address shows, however it is cut and at whatever hour: 'apartment-living-1'. */
export const viewOf = (url: string): string =>
  url.replace(/^demo:|\.jpg.*$/g, '').replace(/-(day|golden|dusk|overcast)-/, '-');

/** Cuts of a picture that has none of its own. */
const usualCrops: readonly Crop[] = [
  [4, 10, 84],
  [12, 6, 84],
];

const known = new Map<string, DemoPicture>(
  [...setPictures.map((picture) => ({ ...picture, crops: usualCrops })), ...demoPictures].map((picture) => [
    picture.file,
    picture,
  ]),
);

/** Every picture of the demo. */
export const allPictures: readonly DemoPicture[] = [...known.values()];

/** @throws where the demo has no such picture */
export function pictureOf(file: string): DemoPicture {
  const picture = known.get(file);
  if (!picture) throw new Error(`Nothing is known of the picture ${file}`);
  return picture;
}

/** Every address that a picture can have: the whole one, its crops and, unless a known place is seen, each mirrored. */
export function variantsOf({ file, kind, crops = [] }: DemoPicture, isMirrored: boolean): readonly string[] {
  if (kind === 'plan') return [demoPhotoUrl(file)];
  return [undefined, ...crops].flatMap((crop) => [
    demoPhotoUrl(file, { crop }),
    ...(isMirrored ? [demoPhotoUrl(file, { crop, flip: true })] : []),
  ]);
}
