import { dictionary as international } from '@zxcvbn-ts/language-common';
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br';
import { brazilianStates } from '@domain/taxonomy/states';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { fold } from '@domain/kernel/text';

const commonest = 3000;
const list = international['passwords-common'];
const lettersOf = (text: string) => fold(text).replace(/[^a-z]/g, '');
const lettersOfAll = (texts: readonly string[], shortest: number) =>
  texts.map(lettersOf).filter((word) => word.length >= shortest);

export const commonPasswords: ReadonlySet<string> = new Set(list);

const {
  'commonWords-pt-br': commonWords,
  'wikipedia-pt-br': _encyclopedia,
  'firstnames-pt-br': firstNames,
  'lastnames-pt-br': lastNames,
  'months-pt-br': months,
  'seasons-pt-br': seasons,
  ...sequences
} = brazilian;

const places = [
  ...namedLocations.flatMap(({ label, city, alsoCalled = [] }) => [label, city ?? '', ...alsoCalled]),
  ...Object.values(brazilianStates),
  ...['Brasil', 'Belo Horizonte', 'Brasília', 'Curitiba', 'Fortaleza', 'Goiânia', 'Manaus', 'Porto Alegre'],
  ...['Recife', 'Salvador', 'Florianópolis', 'Belém', 'Aracaju', 'Boa Vista', 'Campo Grande', 'Cuiabá'],
  ...['João Pessoa', 'Macapá', 'Maceió', 'Natal', 'Palmas', 'Porto Velho', 'Rio Branco', 'São Luís'],
  ...['Teresina', 'Vitória', 'Guarulhos', 'Osasco', 'Contagem', 'Uberlândia', 'Ribeirão Preto', 'Joinville'],
  ...['Londrina', 'Maringá', 'Gramado', 'Itaim', 'Jardins', 'Tiradentes'],
];

/** Names of people, places, months and seasons, in letters alone: 'riodejaneiro'. */
export const names: ReadonlySet<string> = new Set(
  lettersOfAll([...firstNames, ...lastNames, ...months, ...seasons, ...places], 3),
);

/**
 * No listed password satisfies the rule `senha`: people decorate a listed word, so the check looks for the word inside.
 * Words of this product's field and of Brazil's football and faith are added.
 */
export const words: ReadonlySet<string> = new Set([
  ...list.filter((word) => word.length >= 4).slice(0, commonest),
  ...lettersOfAll(commonWords, 4).slice(0, commonest),
  ...lettersOfAll(Object.values(sequences).flat(), 4),
  ...names,
  ...['senha', 'mudar', 'brasileiro', 'deus', 'jesus', 'deusefiel', 'teamo', 'familia', 'felicidade'],
  ...['flamengo', 'corinthians', 'palmeiras', 'vasco', 'gremio', 'cruzeiro', 'botafogo'],
  ...['bossanova', 'bossa', 'imovel', 'imoveis'],
]);
