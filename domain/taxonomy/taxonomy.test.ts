import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  condominiumDetailSlugs,
  detailLabel,
  maskOf,
  propertyDetailSlugs,
  renovationLevelSlugs,
  slugsOfMask,
} from './attributes';
import { conditionLabel, conditionTree, conditionValues, phaseOf } from './conditions';
import { curatedListLabel } from './curated-lists';
import { dailyLife } from './daily-life';
import { negotiationOf, negotiationOfWord, negotiations } from './negotiations';
import {
  isPropertyType,
  parentType,
  propertyTypeLabel,
  propertyTypes,
  withChildren,
  withoutCoveredChildren,
} from './property-types';

describe('property types', () => {
  test('a parent is searched with its children', () => {
    expect(withChildren(['cobertura'])).toEqual([
      'cobertura',
      'cobertura-duplex',
      'cobertura-triplex',
      'penthouse',
    ]);
    expect(withChildren(['loft', 'terreno'])).toEqual(['loft', 'terreno']);
  });

  test('the short form asks for the same types, in order, once each', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...propertyTypes)), (types) => {
        const short = withoutCoveredChildren(types);
        expect(withChildren(short)).toEqual(withChildren(types));
        expect(withoutCoveredChildren(short)).toEqual(short);
      }),
    );
  });

  test('every type has a name and a parent', () => {
    for (const type of propertyTypes) {
      expect(propertyTypeLabel(type)).toMatch(/^[A-ZÁ-Ú]/);
      expect(parentType(parentType(type))).toBe(parentType(type));
    }
    expect(isPropertyType('castelo')).toBe(false);
    expect(isPropertyType('constructor')).toBe(false);
  });
});

describe('attributes', () => {
  test.each([
    ['property', propertyDetailSlugs],
    ['condominium', condominiumDetailSlugs],
    ['renovation', renovationLevelSlugs],
  ] as const)('a set of %s attributes survives its mask', (_name, list) => {
    fc.assert(
      fc.property(fc.subarray([...list] as string[]), (chosen) => {
        expect(slugsOfMask(maskOf(chosen, list), list as readonly string[])).toEqual(chosen);
      }),
    );
    for (const slug of list) expect(detailLabel(slug)).toMatch(/^[A-Z]/);
  });

  test('six of them are what changes daily life, in the filters’ order', () => {
    const first = ['terraco-varanda', 'quintal-jardim', 'gourmet', 'piscina', 'lareira', 'adega'];
    expect(dailyLife).toEqual(first);
  });

  test('an unknown attribute has no bit', () => {
    expect(maskOf(['castelo'], propertyDetailSlugs)).toBe(0);
  });
});

describe('conditions', () => {
  test('the tree holds each once; all but used stand under /novo', () => {
    expect(conditionTree.flatMap((branch) => [...branch.values] as string[]).sort()).toEqual(
      [...conditionValues].sort(),
    );
    expect(conditionValues.filter((value) => phaseOf(value) === 'usado')).toEqual(['used']);
    expect(conditionLabel('soonLaunch')).toBe('Breve lançamento');
  });
});

test('a negotiation and its word in addresses name each other', () => {
  for (const { value, urlWord } of negotiations) {
    expect(negotiationOfWord(urlWord)).toBe(value);
    expect(negotiationOf(value).urlWord).toBe(urlWord);
  }
  expect(negotiationOfWord('compra')).toBeNull();
  expect(negotiationOfWord(undefined)).toBeNull();
});

test('a curated list of the site has its name, another has none', () => {
  expect(curatedListLabel('imoveis-segunda-residencia')).toBe('Segunda residência');
  expect(curatedListLabel('outra')).toBeNull();
});
