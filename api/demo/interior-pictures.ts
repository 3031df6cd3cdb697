import type { DemoPicture } from './demo-picture';

/** The project's own renderings of interiors, and a plan; best first. */
export const interiorPictures: readonly DemoPicture[] = [
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
