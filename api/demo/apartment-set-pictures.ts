import type { DemoPicture } from './demo-picture';

/** Pictures of apartments that are only used in their own set (photo-sets.ts). */
export const apartmentSetPictures: readonly Pick<DemoPicture, 'file' | 'kind' | 'alt'>[] = [
  {
    file: 'apartment-b-living-overcast-1',
    kind: 'interior',
    alt: 'Sala de estar com taco de madeira, sofá verde, estante de livros e janelas para as copas das árvores',
  },
  {
    file: 'building-modern-facade-overcast-1',
    kind: 'exterior',
    alt: 'Edifício moderno sobre pilotis, com caixilhos brancos, cobogós e jardim tropical junto à calçada',
  },
  {
    file: 'apartment-b-dining-overcast-1',
    kind: 'interior',
    alt: 'Sala de jantar com mesa redonda, cadeiras de palhinha e bufê de jacarandá',
  },
  {
    file: 'apartment-b-kitchen-overcast-1',
    kind: 'interior',
    alt: 'Cozinha em corredor com armários verdes, bancadas e piso de granilite e janela ao fundo',
  },
  {
    file: 'apartment-b-suite-overcast-1',
    kind: 'interior',
    alt: 'Suíte com cabeceira de palhinha, parede verde-sálvia e janela para a rua arborizada',
  },
  {
    file: 'apartment-b-bath-overcast-1',
    kind: 'interior',
    alt: 'Banheiro com azulejos verdes, granilite, banheira sob a janela e espelho redondo',
  },
  {
    file: 'apartment-b-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada de apartamento com estar e jantar, cozinha, duas suítes, closet e área de serviço',
  },
  {
    file: 'apartment-rio-living-golden-1',
    kind: 'interior',
    alt: 'Sala de estar com poltronas de rattan, sofá de linho claro, tela abstrata e janelas para a enseada e o morro no fim da tarde',
  },
  {
    file: 'apartment-rio-terrace-golden-1',
    kind: 'view',
    alt: 'Varanda com mesa de jantar para seis, forro de madeira e vista para a curva da praia, o mar e o morro de granito',
  },
  {
    file: 'apartment-rio-suite-golden-1',
    kind: 'interior',
    alt: 'Suíte com parede azul-acinzentada, cabeceira de linho, poltrona de rattan e o mar diante da janela',
  },
  {
    file: 'apartment-rio-kitchen-golden-1',
    kind: 'interior',
    alt: 'Cozinha com armários azul-acinzentados, ilha de pedra clara, luminárias de palha e vista para o mar',
  },
  {
    file: 'apartment-rio-bath-golden-1',
    kind: 'interior',
    alt: 'Banheiro em pedra clara e azulejos azuis, bancada esculpida, box de vidro e janela para o mar',
  },
  {
    file: 'apartment-rio-facade-golden-1',
    kind: 'exterior',
    alt: 'Edifício à beira-mar com varandas curvas brancas, forros de madeira e palmeiras, no fim da tarde',
  },
  {
    file: 'apartment-rio-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada do apartamento: varanda em toda a frente, estar e jantar integrados, cozinha com ilha, duas suítes com closet e mais um quarto',
  },
  {
    file: 'penthouse-living-golden-1',
    kind: 'interior',
    alt: 'Sala de estar da cobertura com sofás frente a frente, mármore verde e terraço voltado para a cidade ao pôr do sol',
  },
  {
    file: 'penthouse-kitchen-golden-1',
    kind: 'interior',
    alt: 'Cozinha em nogueira escura e mármore verde, com ilha e luz do pôr do sol',
  },
  {
    file: 'penthouse-suite-dusk-1',
    kind: 'interior',
    alt: 'Suíte da cobertura em nogueira escura, com as luzes da cidade ao anoitecer',
  },
  {
    file: 'penthouse-bath-dusk-1',
    kind: 'interior',
    alt: 'Banheiro em mármore verde com banheira diante da cidade ao anoitecer',
  },
  {
    file: 'penthouse-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada da cobertura: estar, jantar, cozinha, suíte com closet, escritório e terraço com piscina',
  },
  {
    file: 'launch-tower-facade-golden-1',
    kind: 'exterior',
    alt: 'Edifício de nove andares com brises de cerâmica cor de barro, varandas com jardineiras e jardim na calçada',
  },
  {
    file: 'launch-tower-living-golden-1',
    kind: 'interior',
    alt: 'Estar e jantar integrados, painel ripado de carvalho e varanda com jardineiras',
  },
  {
    file: 'launch-tower-pool-golden-1',
    kind: 'exterior',
    alt: 'Área de lazer com raia de natação entre o jardim e o deck de madeira, ao pé do edifício',
  },
  {
    file: 'launch-tower-kitchen-golden-1',
    kind: 'interior',
    alt: 'Cozinha com ilha de travertino, armários de carvalho e pendentes de barro',
  },
  {
    file: 'launch-tower-suite-golden-1',
    kind: 'interior',
    alt: 'Suíte com parede cor de barro, cabeceira estofada clara e varanda com jardineiras',
  },
  {
    file: 'launch-tower-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada do apartamento: varanda em dois lados, estar e jantar, cozinha com ilha e duas suítes',
  },
  {
    file: 'lisbon-apartment-facade-day-1',
    kind: 'exterior',
    alt: 'Edifício lisboeta de azulejos azuis e brancos, com cantaria de pedra lioz, varandas de ferro e mansardas',
  },
  {
    file: 'lisbon-apartment-living-day-1',
    kind: 'interior',
    alt: 'Sala de estar com lareira de mármore, piso de carvalho em espinha de peixe e três portas-balcão para os telhados',
  },
  {
    file: 'lisbon-apartment-view-day-1',
    kind: 'view',
    alt: 'Varanda com gradil de ferro, oliveira e lavanda, diante dos telhados de Lisboa e do Tejo',
  },
  {
    file: 'lisbon-apartment-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha com armários azul-escuros, azulejos portugueses e ilha de pedra lioz',
  },
  {
    file: 'lisbon-apartment-suite-day-1',
    kind: 'interior',
    alt: 'Suíte de paredes azuis com molduras, cabeceira cor de ferrugem e vista para os telhados',
  },
  {
    file: 'lisbon-apartment-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada do apartamento: sala e suíte na frente, corredor central, saguão com plantas, cozinha e segunda suíte',
  },
  {
    file: 'penthouse-leblon-terrace-dusk-1',
    kind: 'view',
    alt: 'Terraço de cobertura com piscina de borda infinita, espreguiçadeiras e os morros à beira-mar ao anoitecer',
  },
  {
    file: 'penthouse-leblon-living-dusk-1',
    kind: 'interior',
    alt: 'Sala de estar com painel de ipê, piso de granilite, poltronas de fibra e o mar ao anoitecer',
  },
  {
    file: 'penthouse-leblon-suite-day-1',
    kind: 'interior',
    alt: 'Suíte com cabeceira verde-escura, colcha coral e o mar diante da janela',
  },
  {
    file: 'penthouse-leblon-kitchen-day-1',
    kind: 'interior',
    alt: 'Cozinha com armários verde-escuros, ilha de mármore branco, mesa redonda e vista para o mar e o morro',
  },
  {
    file: 'penthouse-leblon-bath-day-1',
    kind: 'interior',
    alt: 'Banheiro com azulejos verde-escuros, piso de granilite e banheira diante do mar e do morro',
  },
  {
    file: 'penthouse-leblon-plan-1',
    kind: 'plan',
    alt: 'Planta humanizada da cobertura: estar, jantar, cozinha, duas suítes e terraço com piscina',
  },
];
