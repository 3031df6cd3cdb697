import { describe, expect, it } from 'vitest';
import { groupName, groupOpened, pinName, pinText } from './map-labels';

describe('a pin', () => {
  it.each([
    [9_800_000, 'R$ 9,8 mi', 'R$ 9,8 milhões, Casa'],
    [11_240_000, 'R$ 11,2 mi', 'R$ 11,2 milhões, Casa'],
    [5_000_000, 'R$ 5,0 mi', 'R$ 5,0 milhões, Casa'],
    [1_000_000, 'R$ 1,0 mi', 'R$ 1,0 milhão, Casa'],
    [999_960, 'R$ 1,0 mi', 'R$ 1,0 milhão, Casa'],
    [850_000, 'R$ 850 mil', 'R$ 850 mil, Casa'],
    [12_500, 'R$ 13 mil', 'R$ 13 mil, Casa'],
    [1_200_000_000, 'R$ 1,2 bi', 'R$ 1,2 bilhão, Casa'],
    [900, 'R$ 900', 'R$ 900, Casa'],
    [null, 'Sob consulta', 'Preço sob consulta, Casa'],
  ])('of %s shows %j and says %j', (price, text, name) => {
    expect(pinText({ price, currency: 'BRL' })).toBe(text);
    expect(pinName({ price, currency: 'BRL', title: 'Casa' })).toBe(name);
  });

  it('shows the period of a rent that is not by the month', () => {
    expect(pinText({ price: 6_000, period: 'day', currency: 'BRL' })).toBe('R$ 6 mil/dia');
    expect(pinName({ price: 6_000, period: 'day', currency: 'BRL', title: 'Casa' })).toBe(
      'R$ 6 mil por dia, temporada, Casa',
    );
  });

  it('of a launch names its lowest price', () =>
    expect(pinName({ price: 6_980_000, isFrom: true, currency: 'BRL', title: 'Torre' })).toBe(
      'A partir de R$ 7,0 milhões, Torre',
    ));

  it('says its own currency', () => {
    expect(pinText({ price: 3_150_000, currency: 'USD' })).toBe('US$ 3,2 mi');
    expect(pinName({ price: 3_150_000, currency: 'USD', title: 'House' })).toBe('US$ 3,2 milhões, House');
  });

  it('of a group says how many there are', () =>
    expect(groupName(1200)).toBe('1.200 imóveis nesta região, aproximar'));

  it('of a group that was opened says what the map shows now', () =>
    expect(groupOpened(12)).toMatch(/^O mapa se aproximou de 12 imóveis/));
});
