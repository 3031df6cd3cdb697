import { describe, expect, test } from 'vitest';
import { isCertain } from './certain';
import { cpf } from './cpf';
import { dataNascimento } from './data-nascimento';
import { fullName } from './full-name';
import { phoneField } from './phone';

const today = () => ({ year: 2026, month: 11, day: 28 });
const rules = {
  name: (typed: string) => fullName.safeParse(typed),
  phone: (typed: string) => phoneField.safeParse({ pais: 'BR', numero: typed }),
  foreign: (typed: string) => phoneField.safeParse({ pais: 'PT', numero: typed }),
  cpf: (typed: string) => cpf.safeParse(typed),
  born: (typed: string) => dataNascimento(today).safeParse(typed),
};
const isCertainlyWrong = (rule: keyof typeof rules, typed: string) =>
  (rules[rule](typed).error?.issues ?? []).some(isCertain);

describe('an error is certain when no further key mends it', () => {
  test.each<[keyof typeof rules, string]>([
    ['name', 'Clara 2'],
    ['name', 'Cl@ra'],
    ['name', 'Clara  Nunes'],
    ['phone', '(20'],
    ['phone', '(20) 98765'],
    ['phone', '(11) 8'],
    ['phone', '(11) 1234-567'],
    ['cpf', '123.456.789-00'],
    ['born', '31/02/1990'],
    ['born', '01/01/2020'],
    ['born', '01/01/1800'],
  ])('%s: %s', (rule, typed) => expect(isCertainlyWrong(rule, typed)).toBe(true));
});

describe('an error is not certain while more keys can mend it', () => {
  test.each<[keyof typeof rules, string]>([
    ['name', ''],
    ['name', 'Clara'],
    ['name', "Clara '"],
    ['name', 'Clara Nunes'],
    ['phone', ''],
    ['phone', '(1'],
    ['phone', '(11'],
    ['phone', '(11) 9'],
    ['phone', '011 9'],
    ['phone', '55 11'],
    ['phone', '+1 20'],
    ['foreign', '20'],
    ['cpf', '123.456.789'],
    ['born', '31/02'],
  ])('%s: %s', (rule, typed) => expect(isCertainlyWrong(rule, typed)).toBe(false));
});
