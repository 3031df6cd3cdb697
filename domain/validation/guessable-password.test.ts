import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNamesAndYear, isOwnersName, isRepeated } from './guessable-password';

const none: ReadonlySet<string> = new Set();
const listed = ['janeiro', 'primavera', 'clara', 'santos', 'riodejaneiro', 'ana', 'anarosa', 'mar', 'rosa'];
const names = new Set(listed);
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 5, maxLength: 12 })
  .map((each) => each.join(''));
const ending = fc.tuple(
  fc.constantFrom('', '#', '@', ' !', '-'),
  fc.integer({ min: 0, max: 2100 }),
  fc.constantFrom('', '!', '$'),
);
const written = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  (text: string) => text.replaceAll('a', 'á'),
);

test('refuses the own name and e-mail in any writing, with any number', () => {
  fc.assert(
    fc.property(word, word, word, written, ending, (first, last, host, write, signs) => {
      const owner = { name: `${first} ${last}`, email: `${last}.${first}@${host}.com.br` };
      for (const own of [first, last, `${first}${last}`, `${last}.${first}@${host}`, host])
        expect(isOwnersName(write(own) + signs.join(''), owner, none)).toBe(true);
    }),
  );
});

test('refuses a name, place, month or season with a year', () => {
  fc.assert(
    fc.property(fc.constantFrom(...listed), written, ending, (name, write, signs) => {
      expect(isNamesAndYear(write(name) + signs.join(''), names)).toBe(true);
    }),
  );
});

test('refuses repeats of up to five characters', () => {
  const unit = fc.string({ minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(unit, fc.integer({ min: 2, max: 20 }), (text, times) => {
      expect(isRepeated(text.repeat(times))).toBe(true);
    }),
  );
});

test('takes four different words and more', () => {
  const words = fc
    .uniqueArray(fc.oneof(word, fc.constantFrom(...listed)), { minLength: 4, maxLength: 8 })
    // 'anarosa' has nothing else than the owner's 'ana' and 'rosa'.
    .filter((phrase) => phrase.every((each) => !phrase.some((one) => one !== each && each.includes(one))));
  fc.assert(
    fc.property(words, fc.constantFrom(' ', '-', ', ', '1'), written, (phrase, separator, write) => {
      const password = `${phrase.map(write).join(separator)} #1`;
      const owner = { name: `${phrase[0]} de Sá`, email: `${phrase[1]}@exemplo.com.br` };
      const isOwn = phrase.slice(2).join('').length < 8;
      if (!isOwn) expect(isOwnersName(password, owner, names), password).toBe(false);
      expect(isNamesAndYear(password, names), password).toBe(false);
      expect(isRepeated(password), password).toBe(false);
    }),
  );
});

test('answers any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 128 }),
      fc.string(),
      fc.string(),
      (password, name, email) => {
        expect(typeof isOwnersName(password, { name, email }, names)).toBe('boolean');
        expect(typeof isNamesAndYear(password, names)).toBe('boolean');
        expect(typeof isRepeated(password)).toBe('boolean');
      },
    ),
  );
});
