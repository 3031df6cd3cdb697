import { describe, expect, it } from 'vitest';
import { senha } from '@domain/validation/senha';
import { isCommonPassword } from './choose-password';

describe('a password that satisfies the rule', () => {
  it.each([
    'Password1!',
    'P@ssw0rd1',
    'P@$$w0rd',
    'Senha@123',
    '#Senha2026',
    'Mudar@123',
    'Brasil#2014',
    'Qwerty123!',
    'Aa123456!',
    'Dragon!99',
    'BossaNova#1',
    '1Q2w3e4r!',
  ])('is refused as too common: %s', (password) => {
    expect(senha.safeParse(password).success).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Ipanema#1962', 'tr0ca-Lua!verde', 'Maré alta & 7 velas', 'Xk9$mQz2'])(
    'is taken: %s',
    (password) => {
      expect(senha.safeParse(password).success).toBe(true);
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
