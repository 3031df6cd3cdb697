import { rows } from './rows';

const city = 'São Paulo';
const state = 'SP';

export const saoPaulo = [
  ...rows('cidade', { state, locationType: 'cidade', range: 30 }, [[city, -23.5329, -46.6395]]),
  ...rows('bairro', { city, state, locationType: 'cidade', range: 3 }, [
    ['Aclimação', -23.572, -46.63],
    ['Alto da Boa Vista', -23.643, -46.699],
    ['Alto da Lapa', -23.534, -46.717],
    ['Alto de Pinheiros', -23.5501, -46.7121, { asDistrict: ['Alto dos Pinheiros'] }],
    ['Bela Vista', -23.558, -46.6479],
    [
      'Brooklin',
      -23.6132,
      -46.6854,
      { asDistrict: ['Brooklin Novo', 'Brooklin Paulista', 'Brooklin Velho'] },
    ],
    ['Campo Belo', -23.6235, -46.6739],
    ['Cerqueira César', -23.558, -46.668],
    ['Chácara Flora', -23.655, -46.692],
    ['Cidade Jardim', -23.588, -46.699],
    ['Granja Julieta', -23.634, -46.698],
    ['Higienópolis', -23.545, -46.658],
    ['Ibirapuera', -23.588, -46.66],
    ['Itaim Bibi', -23.5843, -46.6763, { asDistrict: ['Itaim'] }],
    ['Jardim América', -23.569, -46.67],
    ['Jardim Europa', -23.574, -46.683],
    ['Jardim Guedala', -23.591, -46.717, { asDistrict: ['Guedala'] }],
    ['Jardim Paulista', -23.5677, -46.6578],
    ['Jardim Paulistano', -23.571, -46.688],
    ['Moema', -23.6052, -46.6636, { asDistrict: ['Moema Índios', 'Moema Pássaros'] }],
    ['Morumbi', -23.6085, -46.7235],
    ['Pacaembu', -23.5415, -46.6665],
    ['Panamby', -23.63, -46.728, { asDistrict: ['Panambi'] }],
    ['Paraíso', -23.575, -46.643],
    ['Perdizes', -23.5356, -46.6784],
    ['Pinheiros', -23.5629, -46.6927],
    ['Real Parque', -23.61, -46.706],
    ['Vila Leopoldina', -23.5287, -46.7311, { asDistrict: ['Leopoldina'] }],
    ['Vila Madalena', -23.5511, -46.6928, { asDistrict: ['Madalena'] }],
    ['Vila Mariana', -23.5861, -46.6357],
    ['Vila Nova Conceição', -23.593, -46.672],
    ['Vila Olímpia', -23.5967, -46.6816],
  ]),
];
