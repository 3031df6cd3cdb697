import { fold } from '../kernel/text';

export interface PasswordOwner {
  name: string;
  email: string;
}

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
/** 'p4ssw0rd' → 'password' */
export const asLetters = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign]!);

const lettersOf = (folded: string): string => folded.replace(/[^a-z]/g, '');
const foldedOf = (password: string): string => fold(password.normalize('NFKC'));

/** Letters alone: as written, and with look-alikes between letters read as such. */
function readings(password: string): string[] {
  const folded = foldedOf(password);
  const inside = /[a-z](?:.*[a-z])?/s.exec(folded)?.[0] ?? '';
  return [lettersOf(folded), lettersOf(asLetters(inside))];
}

const shortestPart = 3;

/** Longest first. The host's name is a part, its endings are not: 'bossanova' of 'bossanova.com.br'. */
function partsOf({ name, email }: PasswordOwner): string[] {
  const [local = '', host = ''] = fold(email).split('@');
  const words = `${fold(name)} ${local} ${host.split('.')[0]}`.split(/[^a-z]/);
  return [lettersOf(local), ...words]
    .filter((part) => part.length >= shortestPart)
    .sort((a, b) => b.length - a.length);
}

/** With fewer other letters, a password is little more than its owner's name. */
const enoughLetters = 4;

/** The owner's name or e-mail, alone or with one of `words`. */
export function isOwnersName(password: string, owner: PasswordOwner, words: ReadonlySet<string>): boolean {
  const parts = partsOf(owner);
  return readings(password).some((letters) => {
    const rest = lettersOf(parts.reduce((text, part) => text.replaceAll(part, ' '), letters));
    return rest !== letters && (rest.length < enoughLetters || words.has(rest));
  });
}

/** More digits than a date has are not guessed. */
const dateDigits = 8;
const connectors = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);
const longestPhrase = 3;

/** Names of people, places, months or seasons with a year or another number: 'Rio de Janeiro#26', 'AnaSilva@1990'. */
export function isNamesAndYear(password: string, names: ReadonlySet<string>): boolean {
  if ((password.match(/\d/g)?.length ?? 0) > dateDigits) return false;
  const isPhrase = wordsIn(password) > longestPhrase;
  return readings(password).some(
    (letters) => names.has(letters) || (!isPhrase && isMadeOf(letters, names, longestPhrase)),
  );
}

/** 'ContaDe Luz' has three. */
const wordsIn = (password: string): number =>
  password.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)?.length ?? 0;

function isMadeOf(letters: string, names: ReadonlySet<string>, most: number): boolean {
  if (letters === '' || most === 0) return false;
  if (names.has(letters)) return true;
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(0, at + 1)).some(
    (start) =>
      (names.has(start) || connectors.has(start)) && isMadeOf(letters.slice(start.length), names, most - 1),
  );
}

const longestUnit = 5;

/** 'Ana1!Ana1!', 'aaaaaA1!': little remains when runs of a repeated unit are written once. */
export function isRepeated(password: string): boolean {
  let left = foldedOf(password);
  for (let size = 1; size <= longestUnit; size += 1) left = withoutRepeats(left, size);
  return left.length <= longestUnit;
}

function withoutRepeats(text: string, size: number): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const unit = text.slice(at, at + size);
    let end = at + size;
    while (unit.length === size && text.startsWith(unit, end)) end += size;
    const isRun = end > at + size;
    result += isRun ? unit : text[at]!;
    at = isRun ? end : at + 1;
  }
  return result;
}
