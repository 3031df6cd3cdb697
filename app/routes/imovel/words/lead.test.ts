import { expect, test } from 'vitest';
import { splitLead } from './lead';

test('the first sentence opens the page, and the text goes on after it', () =>
  expect(
    splitLead('A casa fica de costas para a rua. Quem entra vê a piscina.\nEm cima, quatro suítes.'),
  ).toEqual({
    lead: 'A casa fica de costas para a rua.',
    rest: ['Quem entra vê a piscina.', 'Em cima, quatro suítes.'],
  }));

test('a sentence that is a paragraph of its own leaves no empty one', () =>
  expect(
    splitLead('A sala, a cozinha e o quarto olham para a mesma árvore.\n\nSobrado de 1958.').rest,
  ).toEqual(['Sobrado de 1958.']));

test.each([
  [
    'an abbreviation',
    'Apartamento claro na Av. Paulista, de frente. Tem garagem.',
    'Apartamento claro na Av. Paulista, de frente.',
  ],
  [
    'a number',
    'São 1.200 m² de terreno com jabuticabeiras. A casa é de 1958.',
    'São 1.200 m² de terreno com jabuticabeiras.',
  ],
  [
    'an area',
    'Nove andares em Pinheiros, de 186 a 298 m². A fachada é de réguas.',
    'Nove andares em Pinheiros, de 186 a 298 m².',
  ],
  ['capitals', 'APARTAMENTO IMPERDÍVEL NO CORAÇÃO DO BAIRRO. Ligue já.', ''],
  ['a long one', `${'casa '.repeat(40)}.`, ''],
  ['a short one', 'Linda casa. Tem jardim.', ''],
  ['no end', 'Casa de tijolo em volta de uma jabuticabeira', ''],
  ['nothing', '', ''],
])('with %s', (_, text, lead) => expect(splitLead(text).lead).toBe(lead));

test('what is no lead stays in the text', () =>
  expect(splitLead('Linda casa. Tem jardim.').rest).toEqual(['Linda casa. Tem jardim.']));
