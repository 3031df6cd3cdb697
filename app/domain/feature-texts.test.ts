import { expect, it } from 'vitest';
import { featureTexts } from './feature-texts';
import type { PropertyDetail } from './property';

const both = (tipoImovel: string) =>
  featureTexts({
    detalhes: { tipoImovel },
    propertyDetails: ['piscina', 'lareira'],
    condominiumDetails: ['piscina', 'gerador'],
    features: ['closet', 'churrasqueira'],
    condominiumFeatures: ['churrasqueira'],
  } as unknown as PropertyDetail);

it('names an undecided amenity of a house in a condominium once', () =>
  expect(both('casa-em-condominio')).toEqual({
    property: [
      'Piscina, na casa ou no condomínio',
      'Lareira',
      'Closet',
      'Churrasqueira, na casa ou no condomínio',
    ],
    condominium: ['Gerador'],
  }));

it.each(['apartamento', 'cobertura', 'casa'])('leaves both lists of %s as they are', (type) =>
  expect(both(type)).toEqual({
    property: ['Piscina', 'Lareira', 'Closet', 'Churrasqueira'],
    condominium: ['Piscina', 'Gerador', 'Churrasqueira'],
  }),
);
