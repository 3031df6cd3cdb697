import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastingStorage, readJson, tabStorage } from './browser-storage.browser';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const securityError = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const items = new Map<string, string>();
const working = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
};

describe.each([
  [
    'a getter that throws',
    () => Object.defineProperty(globalThis, 'sessionStorage', { get: securityError, configurable: true }),
  ],
  [
    'methods that throw',
    () =>
      vi.stubGlobal('sessionStorage', {
        getItem: securityError,
        setItem: securityError,
        removeItem: securityError,
      }),
  ],
  ['a storage that is null, as in old web views', () => vi.stubGlobal('sessionStorage', null)],
  ['no storage at all', () => undefined],
])('storage blocked by %s', (_how, block) => {
  it('has nothing, stores nothing, and does not throw', () => {
    block();
    expect(tabStorage.isBlocked()).toBe(true);
    expect(tabStorage.set('a', '1')).toBe(false);
    expect(tabStorage.get('a')).toBeNull();
    expect(readJson(tabStorage, 'a')).toBeNull();
    tabStorage.remove('a');
  });
});

it('reads, stores and removes in a storage that works', () => {
  vi.stubGlobal('localStorage', working);
  expect(lastingStorage.isBlocked()).toBe(false);
  expect(lastingStorage.set('a', '[1]')).toBe(true);
  expect(lastingStorage.get('a')).toBe('[1]');
  expect(readJson(lastingStorage, 'a')).toEqual([1]);
  lastingStorage.remove('a');
  expect(lastingStorage.get('a')).toBeNull();
});

it('reports a full storage, and still reads it', () => {
  vi.stubGlobal('localStorage', { ...working, setItem: securityError });
  items.set('b', '{');
  expect(lastingStorage.isBlocked()).toBe(false);
  expect(lastingStorage.set('b', 'x'.repeat(9))).toBe(false);
  expect(lastingStorage.get('b')).toBe('{');
  expect(readJson(lastingStorage, 'b')).toBeNull();
});
