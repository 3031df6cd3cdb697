import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSeals } from './seals';

const [old, recent] = ['the older secret, of 32 letters or so', 'the recent secret, of 32 letters too'];
const seals = createSeals([recent], true);
const value = { username: 'clara@example.com', token: 'a bearer' };
const sentBack = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(';'));
const sealed = () => sentBack(seals.cookie('sessao', value, 60));

afterEach(() => vi.useRealTimers());

describe('a sealed cookie', () => {
  test('comes back as it was, among others', () => {
    expect(seals.read(`a=1; ${sealed()}; b=2`, 'sessao')).toEqual(value);
  });

  test('is HttpOnly, and on https also Secure with the __Host- prefix', () => {
    const attributes = '; Max-Age=60; Path=/; HttpOnly; SameSite=Lax';
    expect(seals.cookie('sessao', value, 60)).toMatch(/^__Host-sessao=[\w-]+; /);
    expect(seals.cookie('sessao', value, 60)).toContain(`${attributes}; Secure`);
    const plain = createSeals([recent], false).cookie('sessao', value, 60);
    expect(plain).toMatch(/^sessao=[\w-]+; /);
    expect(plain.endsWith(attributes)).toBe(true);
    expect(seals.cookie('mesa', value, 60, 'Strict')).toContain('; HttpOnly; SameSite=Strict; Secure');
    expect(seals.forget('sessao')).toBe('__Host-sessao=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  test('tells nothing, and is another each time', () => {
    const texts = [sealed(), sealed()].map((cookie) => cookie.split('=')[1]!);
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts) {
      expect(text).not.toContain('clara');
      expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('clara');
    }
  });

  test('ends by itself, whatever the browser keeps', () => {
    vi.useFakeTimers();
    const cookie = sealed();
    vi.advanceTimersByTime(59_000);
    expect(seals.read(cookie, 'sessao')).toEqual(value);
    vi.advanceTimersByTime(1000);
    expect(seals.read(cookie, 'sessao')).toBeNull();
  });

  test('is nothing once a single bit of it is another', () => {
    const [name, text] = sealed().split('=') as [string, string];
    const bytes = Buffer.from(text, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(seals.read(`${name}=${changed.toString('base64url')}`, 'sessao'), `byte ${index}`).toBeNull();
    }
  });

  test.each<[string, (cookie: string) => string]>([
    ['under another name', (cookie) => cookie.replace('__Host-sessao', '__Host-outro')],
    ['cut short', (cookie) => cookie.slice(0, -30)],
    ['nearly empty', () => '__Host-sessao=AAAA'],
    ['empty', () => '__Host-sessao='],
    ['without its prefix, as a neighbour’s site could set it', (cookie) => cookie.slice('__Host-'.length)],
    ['as plain JSON', () => '__Host-sessao={"value":{"username":"clara"},"until":9999999999999}'],
  ])('%s is nothing', (_, change) => {
    const cookie = change(sealed());
    expect(['sessao', 'outro'].map((name) => seals.read(cookie, name))).toEqual([null, null]);
  });
});

describe('secrets', () => {
  test('are replaced without signing anybody out: the first seals, all open', () => {
    const before = createSeals([old], true);
    const during = createSeals([recent, old], true);
    const after = createSeals([recent], true);
    const [oldCookie, newCookie] = [before, during].map((each) => sentBack(each.cookie('sessao', value, 60)));
    expect(during.read(oldCookie!, 'sessao')).toEqual(value);
    expect(during.read(newCookie!, 'sessao')).toEqual(value);
    expect(after.read(newCookie!, 'sessao')).toEqual(value);
    expect(after.read(oldCookie!, 'sessao')).toBeNull();
    expect(before.read(newCookie!, 'sessao')).toBeNull();
  });
});
