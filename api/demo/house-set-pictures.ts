import type { DemoPicture } from './demo-picture';

/** Pictures of houses that are only used in their own set (photo-sets.ts). */
export const houseSetPictures: readonly Pick<DemoPicture, 'file' | 'kind' | 'alt'>[] = [
  {
    file: 'villa-golden-hero-1',
    kind: 'exterior',
    alt: 'Casa modernista em concreto e madeira na luz dourada do fim de tarde, com piscina e varanda mobiliada',
  },
  {
    file: 'villa-living-day-1',
    kind: 'interior',
    alt: 'Sala de estar com parede de pedra, forro de madeira e vidro do piso ao teto voltado para a piscina e o jardim',
  },
  {
    file: 'villa-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha em freijó com ilha de mármore claro, quatro banquetas de couro e jardim ao fundo',
  },
  {
    file: 'villa-suite-day-1',
    kind: 'interior',
    alt: 'Suíte com parede de concreto aparente, cabeceira contínua de madeira e varanda voltada para o jardim',
  },
  {
    file: 'villa-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada do térreo: estar e jantar integrados, cozinha com ilha, suíte de hóspedes, garagem, varanda e piscina',
  },
  {
    file: 'beach-house-living-day-1',
    kind: 'interior',
    alt: 'Sala de estar com telhado de madeira em duas águas, sofás claros e vista para o mar',
  },
  {
    file: 'beach-house-dining-day-1',
    kind: 'interior',
    alt: 'Sala de jantar com mesa de madeira para oito, luminárias de palha e o mar ao fundo',
  },
  {
    file: 'beach-house-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha de praia em madeira clara, com mesa para oito e luminárias de palha sob o telhado em duas águas',
  },
  {
    file: 'beach-house-suite-day-1',
    kind: 'interior',
    alt: 'Suíte com cabeceira ripada de madeira clara, tons de azul e o mar diante da janela',
  },
  {
    file: 'beach-house-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada da casa de praia: estar, jantar e cozinha integrados, três suítes, deck e piscina',
  },
  {
    file: 'country-house-living-golden-1',
    kind: 'interior',
    alt: 'Sala de estar com lareira de pedra acesa, sofá de couro e janelas para a serra',
  },
  {
    file: 'country-house-kitchen-golden-1',
    kind: 'interior',
    alt: 'Cozinha de fazenda com armários verdes, vigas de madeira e mesa para seis',
  },
  {
    file: 'country-house-suite-golden-1',
    kind: 'interior',
    alt: 'Suíte com parede de pedra, forro de madeira e vista para o campo no fim da tarde',
  },
  {
    file: 'country-house-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada da casa de campo: sala com lareira, cozinha, três quartos, alpendre e terraço',
  },
  {
    file: 'town-house-facade-day-1',
    kind: 'exterior',
    alt: 'Sobrado branco de venezianas verdes em rua de casas geminadas, com primavera em flor e gradil de ferro',
  },
  {
    file: 'town-house-living-day-1',
    kind: 'interior',
    alt: 'Sala de estar com parede de tijolo aparente, sofá azul, estante de livros e porta de ferro e vidro para o quintal',
  },
  {
    file: 'town-house-patio-day-1',
    kind: 'exterior',
    alt: 'Quintal com piso de lajota, mesa para seis sob uma jabuticabeira e a sala envidraçada ao fundo',
  },
  {
    file: 'town-house-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha com ladrilho hidráulico, azulejos ocre, mesa de peroba para seis e quintal ao fundo',
  },
  {
    file: 'town-house-suite-day-1',
    kind: 'interior',
    alt: 'Suíte com parede cor de terracota, cabeceira de peroba e duas portas-balcão para as copas das árvores',
  },
  {
    file: 'town-house-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada do sobrado: térreo com escritório, estar, cozinha e quintal; superior com duas suítes, quarto e sala íntima',
  },
  {
    file: 'beach-timber-pool-golden-1',
    kind: 'exterior',
    alt: 'Casa de praia com telhado de piaçava sobre esteios de madeira, piscina de pedra escura e coqueiros',
  },
  {
    file: 'beach-timber-living-golden-1',
    kind: 'interior',
    alt: 'Sala aberta sob telhado de palha, com banco de alvenaria, poltronas de fibra e vista para o mar',
  },
  {
    file: 'beach-timber-veranda-golden-1',
    kind: 'exterior',
    alt: 'Varanda com mesa de madeira para oito sob telhado de palha, aberta para o gramado e o mar',
  },
  {
    file: 'beach-timber-suite-golden-1',
    kind: 'interior',
    alt: 'Suíte com cama de dossel e voil branco sob o telhado de palha, diante do jardim e do mar',
  },
  {
    file: 'beach-timber-bath-day-1',
    kind: 'interior',
    alt: 'Banheiro aberto para um jardim murado, com banheira de pedra, bancada de madeira e teto de palha',
  },
  {
    file: 'beach-timber-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada da casa em três pavilhões: estar com cozinha, duas suítes, casa de hóspedes, deck e piscina',
  },
  {
    file: 'country-modern-pool-day-1',
    kind: 'exterior',
    alt: 'Casa de campo térrea de laje branca e paredes de taipa, com varanda, piscina e gramado entre árvores',
  },
  {
    file: 'country-modern-living-day-1',
    kind: 'interior',
    alt: 'Sala de estar com parede de taipa, forro de madeira clara, lareira suspensa e vidro voltado para os morros',
  },
  {
    file: 'country-modern-veranda-day-1',
    kind: 'exterior',
    alt: 'Varanda com mesa de madeira clara para oito e estar ao fundo, aberta para a piscina e os morros',
  },
  {
    file: 'country-modern-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha com ilha escura, armários de freixo, mesa para seis e vista para o campo',
  },
  {
    file: 'country-modern-suite-day-1',
    kind: 'interior',
    alt: 'Suíte com parede de taipa, cabeceira de madeira clara, colcha mostarda e vidro voltado para o campo',
  },
  {
    file: 'country-modern-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada da casa térrea: cozinha e jantar, estar com lareira, duas suítes, varanda com churrasqueira e raia',
  },
  {
    file: 'white-house-front-golden-1',
    kind: 'exterior',
    alt: 'Casa branca de dois pavimentos com painéis de madeira clara, ala de tijolo e piscina comprida de pedra verde ao entardecer',
  },
  {
    file: 'white-house-living-day-1',
    kind: 'interior',
    alt: 'Sala de estar com parede de tijolo, dois sofás claros, poltronas cor de terracota e vidro voltado para o jardim',
  },
  {
    file: 'white-house-pool-dusk-1',
    kind: 'exterior',
    alt: 'Piscina comprida de pedra verde diante de uma casa branca iluminada ao anoitecer',
  },
  {
    file: 'white-house-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha de armários e ilha verdes, com parede de tijolo, bancos de couro e luminárias de palha',
  },
  {
    file: 'white-house-suite-day-1',
    kind: 'interior',
    alt: 'Suíte de paredes brancas com cabeceira de madeira clara, manta cor de terracota e vidro para as copas das árvores',
  },
  {
    file: 'white-house-veranda-golden-1',
    kind: 'exterior',
    alt: 'Varanda de forro de madeira com mesa para seis, aberta para a piscina e o gramado ao entardecer',
  },
  {
    file: 'white-house-pool-day-1',
    kind: 'exterior',
    alt: 'Casa branca com ala de tijolo, gramado e piscina de pedra verde em dia claro',
  },
  {
    file: 'white-house-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada do térreo: estar e jantar de frente para o jardim, ala com cozinha e suíte de hóspedes, varanda e piscina de 14 metros',
  },
];
