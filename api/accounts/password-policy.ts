import {
  asLetters,
  isNamesAndYear,
  isOwnersName,
  isRepeated,
  type PasswordOwner,
} from '@domain/validation/guessable-password';
import { unprocessable } from '@api/platform/http/errors';
import { fold } from '@domain/kernel/text';
import { commonWords, type CommonWords } from './common-words';
import type { Requester } from './hash-queue';
import type { Passwords } from './passwords';

const advice = 'Junte quatro palavras que não têm relação entre si.';
export const passwordProblems = {
  owner: `Esta senha é o seu nome ou o seu e-mail com pouco mais. ${advice}`,
  names: `Um nome, um lugar, um mês ou uma estação com um número é fácil de adivinhar. ${advice}`,
  repeated: `Esta senha repete os mesmos caracteres. ${advice}`,
  common: `Esta senha é muito usada e fácil de adivinhar. ${advice}`,
} as const;

/** Ignores symbols around the word and look-alikes of letters. */
function isCommonPassword(password: string, { passwords, words }: CommonWords): boolean {
  const folded = fold(password.normalize('NFKC'));
  const [symbolsOff, signsOff] = [inside(folded, /[a-z\d]/), inside(folded, /[a-z]/)];
  return (
    [folded, symbolsOff].some((text) => passwords.has(text) || passwords.has(asLetters(text))) ||
    [signsOff, asLetters(signsOff), inside(asLetters(folded), /[a-z]/)].some((text) => words.has(text))
  );
}

/** From the first character that `counts` to the last one. */
function inside(text: string, counts: RegExp): string {
  const characters = [...text];
  const isCounted = (character: string) => counts.test(character);
  return characters
    .slice(Math.max(0, characters.findIndex(isCounted)), characters.findLastIndex(isCounted) + 1)
    .join('');
}

export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  const common = await commonWords();
  const { names, words } = common;
  if (isOwnersName(password, owner, words)) return passwordProblems.owner;
  if (isRepeated(password)) return passwordProblems.repeated;
  if (isNamesAndYear(password, names)) return passwordProblems.names;
  return isCommonPassword(password, common) ? passwordProblems.common : null;
}

/** @throws the 422 of a password that is easy to guess */
export async function hashNewPassword(
  passwords: Passwords,
  { password, owner }: { password: string; owner: PasswordOwner },
  requester: Requester,
): Promise<string> {
  const problem = await passwordProblem(password, owner);
  if (problem !== null) throw unprocessable({ password: [problem] });
  return passwords.hash(password, requester);
}
