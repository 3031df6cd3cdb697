import type { DemoPicture } from './demo-picture';

/** Pictures of homes by the sea, in the hills and abroad that are only used in their own set (photo-sets.ts). */
export const awaySetPictures: readonly Pick<DemoPicture, 'file' | 'kind' | 'alt' | 'focal'>[] = [
  {
    file: 'house-trancoso-facade-golden-1',
    kind: 'exterior',
    alt: 'Casa caiada sob telhado de piaçava, com portas azuis de moldura amarela, gramado e o mar ao fundo',
    focal: '42% 58%',
  },
  {
    file: 'house-trancoso-veranda-golden-1',
    kind: 'exterior',
    alt: 'Varanda de esteios roliços com banco de alvenaria, rede e cadeira listrada, aberta para o gramado',
    focal: '50% 58%',
  },
  {
    file: 'house-trancoso-dining-golden-1',
    kind: 'interior',
    alt: 'Mesa comprida sob a palha, com banco azul e bancada de cimento, aberta para o gramado e o mar',
    focal: '55% 58%',
  },
  {
    file: 'house-trancoso-suite-golden-1',
    kind: 'interior',
    alt: 'Quarto com cama de dossel e voil branco sob a piaçava, com a porta aberta para o gramado e o mar',
    focal: '48% 60%',
  },
  {
    file: 'house-trancoso-bath-day-1',
    kind: 'interior',
    alt: 'Banho ao ar livre entre muros caiados, com banheira redonda, seixos e folhas de bananeira',
    focal: '45% 60%',
  },
  {
    file: 'house-trancoso-door-golden-1',
    kind: 'exterior',
    alt: 'Porta azul entreaberta na parede caiada, com moldura amarela, banco de madeira e chapéu de palha',
    focal: '50% 58%',
  },
  {
    file: 'chalet-campos-facade-dusk-1',
    kind: 'exterior',
    alt: 'Chalé de madeira escura com empena de vidro iluminada, hortênsias e araucárias na hora azul',
    focal: '45% 60%',
  },
  {
    file: 'chalet-campos-living-dusk-1',
    kind: 'interior',
    alt: 'Sala de pinho com lareira de pedra acesa, sofá verde e empena de vidro para as araucárias',
    focal: '48% 62%',
  },
  {
    file: 'chalet-campos-dining-dusk-1',
    kind: 'interior',
    alt: 'Cozinha de pedra e madeira com mesa para quatro posta, janelas para a serra ao anoitecer',
    focal: '45% 60%',
  },
  {
    file: 'chalet-campos-suite-dusk-1',
    kind: 'interior',
    alt: 'Quarto sob o telhado de pinho, com manta xadrez, poltrona vermelha e vidro para as araucárias',
    focal: '50% 62%',
  },
  {
    file: 'chalet-campos-bath-dusk-1',
    kind: 'interior',
    alt: 'Banheiro com ofurô de madeira diante de uma janela larga para a serra, parede de pedra e velas',
    focal: '48% 65%',
  },
  {
    file: 'chalet-campos-entrance-dusk-1',
    kind: 'exterior',
    alt: 'Entrada do chalé com porta verde entreaberta, lenha empilhada e lanternas acesas ao anoitecer',
    focal: '50% 60%',
  },
  {
    file: 'apartment-lisboa-living-morning-1',
    kind: 'interior',
    alt: 'Sala com sofá curvo de veludo, lareira, roda de estuque no teto e sacadas para os telhados e o rio',
    focal: '50% 60%',
  },
  {
    file: 'apartment-lisboa-terrace-morning-1',
    kind: 'view',
    alt: 'Terraço de tijoleira sob uma parreira, com mesa redonda, diante das cúpulas de Lisboa e do Tejo',
    focal: '55% 58%',
  },
  {
    file: 'apartment-lisboa-kitchen-morning-1',
    kind: 'interior',
    alt: 'Cozinha de armários claros e azulejos, com mesa de mármore rosa e sacadas voltadas para o rio',
    focal: '50% 60%',
  },
  {
    file: 'apartment-lisboa-suite-morning-1',
    kind: 'interior',
    alt: 'Suíte de parede rosada com cabeceira de veludo mostarda e sacadas abertas para o rio',
    focal: '45% 60%',
  },
  {
    file: 'apartment-lisboa-bath-morning-1',
    kind: 'interior',
    alt: 'Banheiro com lambri de azulejos, banheira de pés cor de barro e porta de sacada para o Tejo',
    focal: '48% 65%',
  },
  {
    file: 'apartment-lisboa-window-morning-1',
    kind: 'interior',
    alt: 'Duas sacadas com gradil de ferro, uma delas aberta, e os telhados de Lisboa no sol da manhã',
    focal: '52% 55%',
  },
];
