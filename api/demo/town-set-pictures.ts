import type { DemoPicture } from './demo-picture';

/** Pictures of four homes in São Paulo that are only used in their own set (photo-sets.ts). */
export const townSetPictures: readonly Pick<DemoPicture, 'file' | 'kind' | 'alt' | 'focal'>[] = [
  {
    file: 'apartment-higienopolis-living-golden-1',
    kind: 'interior',
    alt: 'Sala com sofá de couro, parede de cobogó de barro e janela em fita para as copas, no sol da tarde',
    focal: '50% 60%',
  },
  {
    file: 'apartment-higienopolis-dining-golden-1',
    kind: 'interior',
    alt: 'Jantar com mesa oval de imbuia, painel da mesma madeira e janela em fita para as árvores',
    focal: '52% 55%',
  },
  {
    file: 'apartment-higienopolis-kitchen-golden-1',
    kind: 'interior',
    alt: 'Cozinha com azulejos azuis, piso de triângulos pretos e brancos, mesa redonda e cobogó de barro',
    focal: '45% 55%',
  },
  {
    file: 'apartment-higienopolis-suite-golden-1',
    kind: 'interior',
    alt: 'Suíte com cabeceira de imbuia, escrivaninha sob a janela e tapete de losangos no sol da tarde',
    focal: '62% 55%',
  },
  {
    file: 'apartment-higienopolis-bath-golden-1',
    kind: 'interior',
    alt: 'Banheiro de azulejos cor-de-rosa com banheira embutida, pia de coluna e janela para os prédios',
    focal: '50% 60%',
  },
  {
    file: 'apartment-higienopolis-cobogo-golden-1',
    kind: 'interior',
    alt: 'Poltrona azul diante da parede de cobogó, com a sombra dos furos no piso em espinha de peixe',
    focal: '60% 62%',
  },
  {
    file: 'house-vila-madalena-patio-morning-1',
    kind: 'exterior',
    alt: 'Pátio de lajota com mesa de madeira e jabuticabeira, diante de uma casa de tijolo e janelas azuis',
    focal: '50% 60%',
  },
  {
    file: 'house-vila-madalena-living-morning-1',
    kind: 'interior',
    alt: 'Sala de tijolo e cimento vermelho, com vigas de peroba e portas abertas de ponta a ponta para o pátio',
    focal: '50% 55%',
  },
  {
    file: 'house-vila-madalena-kitchen-morning-1',
    kind: 'interior',
    alt: 'Cozinha com ladrilho hidráulico, armários azuis sob bancada clara e mesa de peroba junto ao pátio',
    focal: '50% 58%',
  },
  {
    file: 'house-vila-madalena-suite-morning-1',
    kind: 'interior',
    alt: 'Quarto sob o telhado de madeira, com empena de tijolo e banco embutido na janela azul',
    focal: '50% 58%',
  },
  {
    file: 'house-vila-madalena-bath-morning-1',
    kind: 'interior',
    alt: 'Banheiro de tijolo e ladrilho com banheira sob a janela, diante de um muro coberto de planta',
    focal: '45% 60%',
  },
  {
    file: 'house-vila-madalena-jabuticaba-morning-1',
    kind: 'exterior',
    alt: 'Tronco da jabuticabeira carregado de frutas, com uma tigela cheia sobre a mesa do pátio',
    focal: '50% 50%',
  },
  {
    file: 'loft-fabrica-living-overcast-1',
    kind: 'interior',
    alt: 'Sala de pé-direito duplo sob vigas de concreto, com sofá azul, mezanino de aço e janelas de fábrica',
    focal: '50% 60%',
  },
  {
    file: 'loft-fabrica-kitchen-overcast-1',
    kind: 'interior',
    alt: 'Cozinha sob o mezanino, com ilha de aço inox, armários de compensado de bétula e banquetas de couro',
    focal: '48% 60%',
  },
  {
    file: 'loft-fabrica-suite-overcast-1',
    kind: 'interior',
    alt: 'Quarto com cama sobre estrado de bétula e janela de aço para os telhados e uma chaminé de tijolo',
    focal: '62% 60%',
  },
  {
    file: 'loft-fabrica-dining-overcast-1',
    kind: 'interior',
    alt: 'Mesa para seis ao lado das janelas altas de aço, com plantas grandes e parede de tijolo caiado',
    focal: '55% 60%',
  },
  {
    file: 'loft-fabrica-bath-overcast-1',
    kind: 'interior',
    alt: 'Banheiro com banheira solta sob a janela de aço, box de vidro aramado e azulejos azul-petróleo',
    focal: '55% 65%',
  },
  {
    file: 'loft-fabrica-stair-overcast-1',
    kind: 'interior',
    alt: 'Escada de aço e madeira que sobe ao mezanino, com uma bicicleta encostada e a cozinha ao fundo',
    focal: '50% 55%',
  },
  {
    file: 'tower-parque-lobby-day-1',
    kind: 'interior',
    alt: 'Perspectiva da portaria, com parede de calcário canelado, forro ripado e jardim atrás do vidro',
    focal: '55% 60%',
  },
  {
    file: 'tower-parque-living-day-1',
    kind: 'interior',
    alt: 'Sala com sofá claro em curva e janela inteira para o parque e a cidade',
    focal: '58% 58%',
  },
  {
    file: 'tower-parque-facade-day-1',
    kind: 'exterior',
    alt: 'Perspectiva da torre branca, com brises cor de barro alternados e árvores na calçada',
    focal: '50% 45%',
  },
  {
    file: 'tower-parque-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha com mármore cor de vinho, ilha canelada e carvalho defumado',
    focal: '50% 55%',
  },
  {
    file: 'tower-parque-pool-day-1',
    kind: 'exterior',
    alt: 'Perspectiva da piscina no alto da torre, com espreguiçadeiras e a cidade além das copas',
    focal: '50% 60%',
  },
  {
    file: 'tower-parque-suite-day-1',
    kind: 'interior',
    alt: 'Suíte com cabeceira verde-oliva e vidro do piso ao teto para o parque',
    focal: '45% 60%',
  },
];
