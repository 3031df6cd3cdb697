import { rows } from './rows';

const city = 'Rio de Janeiro';
const state = 'RJ';

export const rioDeJaneiro = [
  ...rows('cidade', { state, locationType: 'cidade', range: 30 }, [[city, -22.9129, -43.2003]]),
  ...rows('bairro', { city, state, locationType: 'cidade', range: 3 }, [
    ['Barra da Tijuca', -22.9987, -43.3729, { asDistrict: ['Barra'] }],
    ['Botafogo', -22.9522, -43.1861],
    ['Copacabana', -22.9706, -43.1874],
    ['Cosme Velho', -22.9416, -43.2007],
    ['Flamengo', -22.9347, -43.1742],
    ['Gávea', -22.9798, -43.2388],
    ['Humaitá', -22.955, -43.201],
    ['Ipanema', -22.9838, -43.2045],
    ['Itanhangá', -22.9859, -43.3101],
    ['Jardim Botânico', -22.9645, -43.2243],
    ['Joá', -23.008, -43.2872],
    ['Lagoa', -22.9711, -43.2092, { asDistrict: ['Lagoa Rodrigo de Freitas'] }],
    ['Laranjeiras', -22.9354, -43.1885],
    ['Leblon', -22.9838, -43.2253],
    ['Leme', -22.9623, -43.1648],
    ['Recreio dos Bandeirantes', -23.0151, -43.4808, { asDistrict: ['Recreio'] }],
    ['Santa Teresa', -22.9326, -43.1996],
    ['São Conrado', -22.992, -43.2685],
    ['Tijuca', -22.933, -43.2387],
    ['Urca', -22.9504, -43.1618],
  ]),
];
