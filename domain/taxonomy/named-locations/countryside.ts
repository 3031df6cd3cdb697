import { rows } from './rows';

const locationType = 'campo';

/** 'Campo', 'Serra': places in the interior of São Paulo and the mountains of Rio de Janeiro. */
export const countryside = [
  ...rows('cidade', { state: 'SP', locationType, range: 25 }, [
    ['Amparo', -22.7088, -46.772],
    ['Araçoiaba da Serra', -23.5029, -47.6166],
    ['Atibaia', -23.1171, -46.5563],
    ['Avaré', -23.1067, -48.9251],
    ['Barueri', -23.5057, -46.879],
    ['Bragança Paulista', -22.9527, -46.5419],
    ['Cabreúva', -23.3053, -47.1362],
    // A large city, therefore 'cidade'.
    ['Campinas', -22.9053, -47.0659, { range: 30, locationType: 'cidade' }],
    ['Campos do Jordão', -22.7296, -45.5833],
    ['Cotia', -23.6022, -46.919],
    ['Cunha', -23.0731, -44.9576, { range: 30 }],
    ['Holambra', -22.6405, -47.0487, { range: 20 }],
    ['Ibiúna', -23.6596, -47.223],
    ['Indaiatuba', -23.0816, -47.2101],
    ['Itatiba', -23.0035, -46.8464],
    ['Itu', -23.2544, -47.2927],
    ['Itupeva', -23.1526, -47.0593],
    ['Jaguariúna', -22.7037, -46.9851],
    ['Joanópolis', -22.927, -46.2741],
    ['Jundiaí', -23.1852, -46.8974],
    ['Piracaia', -23.0525, -46.3594],
    ['Porto Feliz', -23.2093, -47.5251, { range: 30 }],
    ['Ribeirão Preto', -21.1699, -47.8099, { range: 30 }],
    ['Santana de Parnaíba', -23.4439, -46.9178, { range: 20 }],
    ['Santo Antônio do Pinhal', -22.827, -45.663, { range: 20 }],
    ['São Bento do Sapucaí', -22.6837, -45.7287, { range: 20 }],
    ['São Roque', -23.5226, -47.1357],
    ['Sorocaba', -23.4969, -47.4451],
    ['Valinhos', -22.9698, -46.9974, { range: 20 }],
    ['Vinhedo', -23.0302, -46.9833, { range: 20 }],
  ]),
  ...rows('cidade', { state: 'RJ', locationType, range: 25 }, [
    ['Itaipava', -22.3939, -43.1331, { city: 'Petrópolis', range: 20 }],
    ['Miguel Pereira', -22.4572, -43.4803],
    ['Nova Friburgo', -22.2932, -42.5377],
    ['Petrópolis', -22.52, -43.1926],
    ['Secretário', -22.3, -43.19, { city: 'Petrópolis', range: 20 }],
    ['Teresópolis', -22.4165, -42.9752],
    ['Vassouras', -22.4059, -43.6686],
    ['Visconde de Mauá', -22.331, -44.538, { city: 'Resende' }],
  ]),
  ...rows('condominio', { state: 'SP', locationType, range: 20 }, [
    ['Alphaville', -23.497, -46.849, { city: 'Barueri' }],
    ['Fazenda Boa Vista', -23.352, -47.556, { city: 'Porto Feliz' }],
    ['Fazenda da Grama', -23.081, -47.073, { city: 'Itupeva' }],
    ['Granja Viana', -23.591, -46.833, { city: 'Cotia' }],
    ['Haras Larissa', -22.92, -47.285, { city: 'Monte Mor' }],
    ['Helvétia', -23.053, -47.166, { city: 'Indaiatuba' }],
    ['Quinta da Baroneza', -22.988, -46.68, { city: 'Bragança Paulista' }],
    ['Reserva Serra Azul', -23.101, -47.011, { city: 'Itupeva' }],
    ['Tamboré', -23.476, -46.839, { city: 'Santana de Parnaíba' }],
    ['Terras de São José', -23.272, -47.312, { city: 'Itu' }],
    // From the prototypes; no such condominiums are known, so the points are in the countryside of a plausible city.
    ['Fazenda das Águas', -23.245, -47.575, { city: 'Porto Feliz' }],
    ['Quinta do Golfe', -23.235, -47.345, { city: 'Itu' }],
    ['Serra do Ouro', -22.98, -46.5, { city: 'Bragança Paulista' }],
    ['Vale das Paineiras', -22.985, -46.81, { city: 'Itatiba' }],
  ]),
  ...rows('condominio', { state: 'RJ', locationType, range: 20, city: 'Petrópolis' }, [
    // From the prototypes, near Itaipava.
    ['Fazenda da Serra', -22.375, -43.105],
    ['Quinta do Lago', -22.403, -43.139],
    // A valley of country houses; the menu lists it as a condominium.
    ['Vale das Videiras', -22.37, -43.28],
  ]),
];
