/** Names of waters in the drawings, by region: name, latitude, longitude. */
export const waters: Readonly<Record<string, readonly (readonly [string, number, number])[]>> = {
  'rio-de-janeiro': [
    ['Baía de Guanabara', -22.87, -43.152],
    ['Oceano Atlântico', -23.03, -43.2],
    ['Oceano Atlântico', -23.06, -43.42],
  ],
  'litoral-paulista': [
    ['Oceano Atlântico', -24.02, -45.85],
    ['Oceano Atlântico', -23.68, -45.1],
  ],
  'costa-verde': [
    ['Baía da Ilha Grande', -23.1, -44.43],
    ['Baía de Sepetiba', -22.99, -43.9],
  ],
  'regiao-dos-lagos': [['Oceano Atlântico', -23.02, -42.35]],
  salvador: [
    ['Baía de Todos-os-Santos', -12.87, -38.6],
    ['Oceano Atlântico', -13, -38.2],
  ],
  'sul-da-bahia': [['Oceano Atlântico', -14.1, -38.82]],
  'costa-do-descobrimento': [['Oceano Atlântico', -16.6, -38.95]],
  ceara: [['Oceano Atlântico', -3.62, -38.45]],
  lisboa: [['Oceano Atlântico', 38.55, -9.4]],
  algarve: [['Oceano Atlântico', 36.97, -8.3]],
  'punta-del-este': [['Oceano Atlântico', -35.03, -54.75]],
  miami: [['Oceano Atlântico', 25.7, -80.05]],
};
