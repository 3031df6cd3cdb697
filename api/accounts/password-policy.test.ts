import { describe, expect, it } from 'vitest';
import { senha } from '@domain/validation/senha';
import { passwordProblem, passwordProblems } from './password-policy';

const owner = { name: 'Clara Nunes de Sá', email: 'cnunes.1942@sambaclube.com.br' };
const { common, names, owner: own, repeated } = passwordProblems;

describe('a password that satisfies the rule', () => {
  it.each([
    ...['Password1!', 'P@ssw0rd1', 'P@$$w0rd', 'Senha@123', '#Senha2026', 'Mudar@123'].map((password) => [
      password,
      common,
    ]),
    ...[
      'Qwerty123!',
      'Aa123456!',
      'Dragon!99',
      'BossaNova#1',
      '1Q2w3e4r!',
      'Felicidade#1',
      'Mercúrio#2024',
    ].map((password) => [password, common]),
    ...['Brasil#2014', 'Ipanema#1962', 'Janeiro@2026', 'Verão!2025', 'Rio de Janeiro#26', 'S4ntos!2024'].map(
      (password) => [password, names],
    ),
    ...['Gabriel@10', 'AnaSilva#1990', 'Maria da Silva 25/12/1980!', 'Riviera de São Lourenço#2024'].map(
      (password) => [password, names],
    ),
    ...[
      'ClaraNunes#1',
      'Cl@raNun3s!1',
      'cnunes1942@A',
      'SambaClube#9',
      'Clara#Banana1',
      'nunes.CLARA!77',
    ].map((password) => [password, own]),
    ...['Aaaaaaa1!', 'Aa1!Aa1!', 'Xk1!bXk1!b', 'Ababababab1!'].map((password) => [password, repeated]),
  ])('is refused if it is easy to guess: %s', async (password, problem) => {
    expect(senha.safeParse(password).success).toBe(true);
    expect(await passwordProblem(password, owner)).toBe(problem);
  });

  it.each([
    ...['Jangada#1962', 'tr0ca-Lua!verde', 'Maré alta & 7 velas', 'Xk9$mQz2', 'Ipanema#1962-Bule'],
    ...[
      'Clara gosta de jabuticaba às 7!',
      'AnaSilva#8472615903',
      'Rosa mar lua sol #1',
      'MinhaCuicaDeBule$9',
    ],
  ])('is taken: %s', async (password) => {
    expect(senha.safeParse(password).success).toBe(true);
    expect(await passwordProblem(password, owner)).toBeNull();
  });
});
