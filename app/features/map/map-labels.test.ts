import { describe, expect, it } from 'vitest';
import { groupName, groupOpened, pinName, pinText } from './map-labels';

describe('a pin', () => {
  it.each([
    [9_800_000, '9,8 mi', 'R$ 9,8 milhões, Casa'],
    [11_240_000, '11,2 mi', 'R$ 11,2 milhões, Casa'],
    [5_000_000, '5,0 mi', 'R$ 5,0 milhões, Casa'],
    [1_000_000, '1,0 mi', 'R$ 1,0 milhão, Casa'],
    [999_960, '1,0 mi', 'R$ 1,0 milhão, Casa'],
    [850_000, '850 mil', 'R$ 850 mil, Casa'],
    [12_500, '13 mil', 'R$ 13 mil, Casa'],
    [1_200_000_000, '1,2 bi', 'R$ 1,2 bilhão, Casa'],
    [900, '900', 'R$ 900, Casa'],
    [null, 'Sob consulta', 'Preço sob consulta, Casa'],
  ])('of %s shows %j and says %j', (price, text, name) => {
    expect(pinText(price)).toBe(text);
    expect(pinName(price, 'BRL', 'Casa')).toBe(name);
  });

  it('says its own currency', () => expect(pinName(3_150_000, 'USD', 'House')).toBe('$ 3,2 milhões, House'));

  it('of a group says how many there are', () =>
    expect(groupName(1200)).toBe('1.200 imóveis nesta região, aproximar'));

  it('of a group that was opened says what the map shows now', () =>
    expect(groupOpened(12)).toMatch(/^O mapa se aproximou de 12 imóveis/));
});
