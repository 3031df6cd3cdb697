import { describe, expect, it } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { fold } from '@domain/kernel/text';
import { parentType, type PropertyType } from '@domain/taxonomy/property-types';
import { propertiesByHand } from '../homes';
import { smallTeam } from './brokers';
import { smallCatalogue } from './listings';

const all = smallCatalogue();
const byHand = new Set(propertiesByHand.map(({ reference }) => reference));
const others = all.filter(({ reference }) => !byHand.has(reference));
const titles = (homes: readonly Listing[]) => homes.map(({ title }) => title);
const banned =
  /\b(deposito|despensa|lavanderia|lavabo|wc|banheiro|rouparia|closet|roupeiro|vagas?|garagem|ar.condicionado|copa|edicula|dependencia|servico|hall|elevador|sem saida)\b/;
const commercial: readonly PropertyType[] = [
  ...([
    'outros',
    'galpao',
    'predio',
    'casa-comercial',
    'sala',
    'loja',
    'hotel',
    'pousada',
    'terreno',
  ] as const),
];
const isHouse = ({ propertyType }: Listing) => parentType(propertyType) === 'casa';
const isCapital = ({ city }: Listing) => ['São Paulo', 'Rio de Janeiro'].includes(city);
const numbers = ['zero', 'uma?', 'dois|duas', 'três', 'quatro', 'cinco', 'seis'];

describe('the words and facts of the default demo', () => {
  it('have titles of their own that name nothing to laugh at', () => {
    expect(new Set(titles(all)).size).toBe(all.length);
    expect(titles(all).filter((title) => banned.test(fold(title)))).toEqual([]);
  });

  it('say no sentence twice', () => {
    const sentences = all.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at)).toEqual([]);
  });

  it('are of homes alone, of 70 m² and more', () => {
    expect(titles(all.filter(({ propertyType }) => commercial.includes(propertyType)))).toEqual([]);
    expect(titles(all.filter(({ area }) => area! < 70))).toEqual([]);
    expect(titles(all.filter(({ area, bedrooms }) => area! / bedrooms! < 38))).toEqual([]);
  });

  it('have prices of the segment', () => {
    const inReais = all.filter(({ currency, available }) => currency === 'BRL' && available);
    const sold = inReais.filter(({ sellPrice }) => sellPrice !== null);
    const rented = inReais.filter(({ rentPrice }) => rentPrice !== null);
    expect(titles(sold.filter((home) => isHouse(home) && home.sellPrice! < 2_500_000))).toEqual([]);
    expect(titles(sold.filter((home) => isCapital(home) && home.sellPrice! < 1_200_000))).toEqual([]);
    expect(titles(rented.filter(({ rentPrice }) => rentPrice! < 8_000))).toEqual([]);
    const both = rented.filter(({ sellPrice }) => sellPrice !== null);
    expect(
      titles(both.filter((home) => Math.abs(home.rentPrice! / home.sellPrice! - 0.0044) > 0.0015)),
    ).toEqual([]);
    const abroad = others.filter(({ country }) => country !== 'BR');
    expect(abroad.every(({ currency }) => currency !== 'BRL')).toBe(true);
    expect(titles(abroad.filter(({ sellPrice }) => sellPrice! < 250_000 || sellPrice! > 9_000_000))).toEqual(
      [],
    );
  });

  it('say as many bedrooms and suites as the facts', () => {
    const wrong = others.filter(({ description, bedrooms, suites }) =>
      [
        [/\b(\S+) quartos\b/g, bedrooms],
        [/\b(\S+) suítes\b/g, suites],
      ].some(([text, count]) =>
        [...description.matchAll(text as RegExp)].some(([, word]) => {
          const known = numbers.findIndex((number) => new RegExp(`^(${number})$`, 'i').test(word!));
          return known > 0 && known !== count && !/^(dois|duas|uma?)$/i.test(word!);
        }),
      ),
    );
    expect(titles(wrong)).toEqual([]);
  });

  it('put gated streets where there are some', () => {
    const gated = all.filter(({ propertyType }) => propertyType === 'casa-em-condominio');
    const without = /^(Jardim (Europa|América|Paulistano|Paulista)|Pacaembu|Centro|Caraíva|Trindade)$/;
    expect(gated.length).toBeGreaterThan(3);
    expect(titles(gated.filter(({ district }) => without.test(district)))).toEqual([]);
  });

  it('name an invented architect where one is renowned', () => {
    const renowned = others.filter(({ renownedArchitects }) => renownedArchitects);
    const named = /Aurélio Prates|Inês Sobral|Vicente Aguirre/;
    expect(titles(renowned.filter(({ description }) => !named.test(description)))).toEqual([]);
    expect(titles(others.filter((home) => named.test(home.description) && !home.renownedArchitects))).toEqual(
      [],
    );
    expect(all.filter(({ renownedArchitects }) => renownedArchitects).length).toBeGreaterThan(2);
  });

  it('have eight brokers, each with places and at most 60 homes', () => {
    expect(smallTeam).toHaveLength(8);
    expect(smallTeam.every(({ segment }) => /[A-Z].+ e .+/.test(segment))).toBe(true);
    const slugs = smallTeam.map(({ slug }) => slug);
    expect(all.filter(({ brokerSlug }) => !slugs.includes(brokerSlug!))).toEqual([]);
    for (const slug of slugs) {
      const count = all.filter(({ brokerSlug }) => brokerSlug === slug).length;
      expect(count, slug).toBeGreaterThan(0);
      expect(count, slug).toBeLessThanOrEqual(60);
    }
  });
});
