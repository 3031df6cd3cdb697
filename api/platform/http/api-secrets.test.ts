import { describe, expect, it } from 'vitest';
import { readApiSecrets, secretCheck } from './api-secrets';

const [one, other] = ['a-secret-of-32-letters-or-more-1', 'a-secret-of-32-letters-or-more-2'];

describe('API_SECRET', () => {
  it.each([
    [{}, []],
    [{ API_SECRET: '' }, []],
    [{ API_SECRET: one, API_TRUSTED_CALLERS: '' }, [one]],
    [{ API_SECRET: ` ${one} , ${other},` }, [one, other]],
  ])('is read from %j', (source, secrets) => expect(readApiSecrets(source)).toEqual(secrets));

  it.each([
    'short',
    `${one},short`,
    `${one} with spaces`,
    'um segredo com acentuação de 32 letras',
    `${one}\n${other}`,
  ])('cannot be %j: one line names it, without its value', (value) => {
    const read = () => readApiSecrets({ API_SECRET: value });
    expect(read).toThrow(/^A configuração API_SECRET não serve: .*32 caracteres.*$/);
    expect(read).not.toThrow(value);
  });

  it('replaces API_TRUSTED_CALLERS, which now stops startup with a hint', () => {
    expect(() => readApiSecrets({ API_TRUSTED_CALLERS: '10.0.0.0/8', API_SECRET: one })).toThrow(
      /^A configuração API_TRUSTED_CALLERS não existe mais: defina API_SECRET.*$/,
    );
  });
});

it.each([
  [one, true],
  [other, true],
  [`${one} `, false],
  [one.slice(0, -1), false],
  ['', false],
  [null, false],
])('of those that are known %j is one: %s', (given, isKnown) => {
  expect(secretCheck([one, other])(given)).toBe(isKnown);
});

it('without a secret nobody is known', () => expect(secretCheck([])('')).toBe(false));
