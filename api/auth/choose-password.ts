import { dictionary } from '@zxcvbn-ts/language-common';
import { unprocessable } from '@api/errors';
import type { Asker } from './password-turns';
import type { Passwords } from './passwords';

export const commonPassword = 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.';

/** Lower case, the most used first. */
const list = dictionary['passwords-common'];
const common = new Set(list);
/**
 * None of the list satisfies the rule `senha` as it stands: the commonest of those that do are the list's own words,
 * with a capital, a digit and a symbol put to them. So the word inside is what is looked for; the list was made in
 * English, and what Brazilians take, and our own name, are added.
 */
const words = new Set([
  ...list.filter((word) => word.length >= 4).slice(0, 3000),
  ...[
    'senha',
    'mudar',
    'brasil',
    'brasileiro',
    'deus',
    'jesus',
    'deusefiel',
    'teamo',
    'familia',
    'felicidade',
  ],
  ...[
    'flamengo',
    'corinthians',
    'palmeiras',
    'saopaulo',
    'santos',
    'vasco',
    'gremio',
    'cruzeiro',
    'botafogo',
  ],
  ...['bossanova', 'bossa', 'imovel', 'imoveis'],
]);

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const asLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign]!);
const withoutSymbolsAround = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const withoutSignsAround = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '');

/** Whether a password is among the most common ones, or one of their words with signs around it or in a letter's place. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const word = withoutSignsAround(lower);
  return (
    [lower, withoutSymbolsAround(lower)].some((text) => common.has(text) || common.has(asLetters(text))) ||
    [word, asLetters(word), withoutSignsAround(asLetters(lower))].some((text) => words.has(text))
  );
}

/** A password that a person has chosen, as it is kept. Throws the 422 of `password` where it is too common. */
export function choosePassword(passwords: Passwords, password: string, asker: Asker): Promise<string> {
  if (isCommonPassword(password)) throw unprocessable({ password: [commonPassword] });
  return passwords.hash(password, asker);
}
