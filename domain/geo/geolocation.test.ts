import { describe, expect, test } from 'vitest';
import { readGeolocation, regionOf } from './geolocation';

describe('where a visitor is', () => {
  test.each([
    [{ country: 'BR', region: 'RJ' }, { country: 'br', region: 'RJ' }, 'RJ'],
    [{ country: 'br', region: 'br-rj' }, { country: 'br', region: 'RJ' }, 'RJ'],
    [{ region: 'RJ' }, { country: 'br', region: 'RJ' }, 'RJ'],
    [{ region: ' Rio de Janeiro ' }, { country: 'br', region: 'RJ' }, 'RJ'],
    [{ country: 'BR', region: 'SP' }, { country: 'br', region: 'SP' }, 'SP'],
    [{ country: 'BR', region: 'MG' }, { country: 'br', region: 'MG' }, 'SP'],
    // Some databases code Indonesia's Riau as 'RJ'. Only Brazil's RJ is Rio.
    [{ country: 'ID', region: 'RJ' }, { country: 'id', region: 'RJ' }, 'SP'],
    [{}, { country: 'br', region: null }, 'SP'],
    [{ country: 'XX1', region: '<script>' }, { country: 'br', region: null }, 'SP'],
    [{ country: '', region: '' }, { country: 'br', region: null }, 'SP'],
  ] as const)('%o is read as %o and gets the lists of %s', (values, expected, region) => {
    const read = readGeolocation(values, '203.0.113.7');
    expect(read).toEqual({ ...expected, ip: '203.0.113.7' });
    expect(regionOf(read)).toBe(region);
  });
});
