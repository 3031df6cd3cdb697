import { rows } from './rows';

const locationType = 'praia';

/** 'Praia': cities, beaches and condominiums on the coast of São Paulo, Rio de Janeiro, Bahia and Ceará. */
export const coast = [
  ...rows('cidade', { state: 'SP', locationType, range: 25 }, [
    ['Bertioga', -23.8486, -46.1396],
    ['Caraguatatuba', -23.6125, -45.4125],
    ['Guarujá', -23.9888, -46.258],
    ['Ilhabela', -23.7785, -45.3552, { range: 100 }],
    ['Santos', -23.9535, -46.335, { range: 20 }],
    ['São Sebastião', -23.7951, -45.4143, { range: 30 }],
    ['Ubatuba', -23.4332, -45.0834, { range: 30 }],
  ]),
  ...rows('cidade', { state: 'RJ', locationType, range: 25 }, [
    ['Angra dos Reis', -23.0011, -44.3196, { range: 30 }],
    ['Arraial do Cabo', -22.9661, -42.0271, { range: 20 }],
    // The official name is the long one.
    ['Búzios', -22.7528, -41.8846, { range: 20, alsoCalled: ['Armação dos Búzios'] }],
    ['Cabo Frio', -22.8894, -42.0286, { range: 20 }],
    ['Mangaratiba', -22.9594, -44.0409],
    ['Niterói', -22.8832, -43.1034, { range: 20 }],
    ['Paraty', -23.2221, -44.7175, { range: 30 }],
    ['Saquarema', -22.9292, -42.5099],
  ]),
  ...rows('cidade', { state: 'BA', locationType, range: 25 }, [
    ["Arraial d'Ajuda", -16.4914, -39.0742, { city: 'Porto Seguro', range: 20 }],
    ['Barra Grande', -13.887, -38.949, { city: 'Maraú', range: 20 }],
    ['Boipeba', -13.578, -38.935, { city: 'Cairu', range: 20 }],
    ['Caraíva', -16.8089, -39.1467, { city: 'Porto Seguro', range: 20 }],
    ['Ilhéus', -14.793, -39.046, { range: 30 }],
    ['Itacaré', -14.2784, -38.9959],
    ['Porto Seguro', -16.4435, -39.0643, { range: 30 }],
    ['Salvador', -12.9718, -38.5011, { range: 30 }],
    ['Trancoso', -16.5906, -39.095, { city: 'Porto Seguro', range: 20 }],
  ]),
  ...rows('regiao', { state: 'CE', locationType, range: 100 }, [
    // The state's coast, from the capital: the state's center is far from any beach.
    ['Ceará', -3.7266, -38.5257],
  ]),
  ...rows('cidade', { state: 'CE', locationType, range: 25 }, [
    ['Aquiraz', -3.8993, -38.3896],
    ['Fortaleza', -3.7166, -38.5423, { range: 30 }],
    ['Jericoacoara', -2.7975, -40.5137, { city: 'Jijoca de Jericoacoara', range: 30 }],
  ]),
  ...rows('condominio', { locationType, range: 20 }, [
    ['Condomínio Laranjeiras', -23.339, -44.67, { city: 'Paraty', state: 'RJ' }],
    ['Jardim Acapulco', -23.975, -46.2, { city: 'Guarujá', state: 'SP' }],
    ['Portobello', -22.933, -44.08, { city: 'Mangaratiba', state: 'RJ' }],
    ['Porto Frade', -22.968, -44.438, { city: 'Angra dos Reis', state: 'RJ' }],
    ['Riviera de São Lourenço', -23.796, -46.026, { city: 'Bertioga', state: 'SP', asDistrict: ['Riviera'] }],
  ]),
  ...rows('praia', { state: 'SP', locationType, range: 3 }, [
    ['Barra do Una', -23.764, -45.763, { city: 'São Sebastião' }],
    ['Camburi', -23.779, -45.644, { city: 'São Sebastião', asDistrict: ['Cambury'] }],
    ['Itamambuca', -23.402, -45.004, { city: 'Ubatuba' }],
    ['Juquehy', -23.768, -45.73, { city: 'São Sebastião', asDistrict: ['Juquei'] }],
    ['Maresias', -23.789, -45.559, { city: 'São Sebastião' }],
    ['Praia da Baleia', -23.774, -45.669, { city: 'São Sebastião' }],
    ['Praia de Pernambuco', -23.971, -46.183, { city: 'Guarujá' }],
    // From the prototypes; no beach of this name is known, so the point is on the inhabited western shore.
    ['Praia Mansa', -23.81, -45.365, { city: 'Ilhabela' }],
  ]),
  ...rows('praia', { state: 'RJ', locationType, range: 3 }, [
    ['Ferradura', -22.769, -41.888, { city: 'Búzios' }],
    ['Geribá', -22.78, -41.911, { city: 'Búzios' }],
    ['João Fernandes', -22.74, -41.876, { city: 'Búzios' }],
    ['Trindade', -23.349, -44.718, { city: 'Paraty' }],
  ]),
  ...rows('praia', { locationType, range: 10 }, [
    ['Canoa Quebrada', -4.525, -37.694, { city: 'Aracati', state: 'CE' }],
    ['Cumbuco', -3.625, -38.731, { city: 'Caucaia', state: 'CE' }],
    ['Flecheiras', -3.223, -39.265, { city: 'Trairi', state: 'CE', asDistrict: ['Flexeiras'] }],
    ['Porto das Dunas', -3.845, -38.392, { city: 'Aquiraz', state: 'CE' }],
    ['Praia do Espelho', -16.718, -39.115, { city: 'Porto Seguro', state: 'BA' }],
    ['Praia do Forte', -12.5764, -38.005, { city: 'Mata de São João', state: 'BA' }],
    ['Preá', -2.813, -40.41, { city: 'Cruz', state: 'CE' }],
  ]),
];
