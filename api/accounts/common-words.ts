import { brazilianStates } from '@domain/taxonomy/states';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { fold } from '@domain/kernel/text';

const commonest = 3000;
const lettersOf = (text: string) => fold(text).replace(/[^a-z]/g, '');
const lettersOfAll = (texts: readonly string[], shortest: number) =>
  texts.map(lettersOf).filter((word) => word.length >= shortest);

const places = [
  ...namedLocations.flatMap(({ label, city, alsoCalled = [] }) => [label, city ?? '', ...alsoCalled]),
  ...Object.values(brazilianStates),
  ...['Brasil', 'Belo Horizonte', 'Brasília', 'Curitiba', 'Fortaleza', 'Goiânia', 'Manaus', 'Porto Alegre'],
  ...['Recife', 'Salvador', 'Florianópolis', 'Belém', 'Aracaju', 'Boa Vista', 'Campo Grande', 'Cuiabá'],
  ...['João Pessoa', 'Macapá', 'Maceió', 'Natal', 'Palmas', 'Porto Velho', 'Rio Branco', 'São Luís'],
  ...['Teresina', 'Vitória', 'Guarulhos', 'Osasco', 'Contagem', 'Uberlândia', 'Ribeirão Preto', 'Joinville'],
  ...['Londrina', 'Maringá', 'Gramado', 'Itaim', 'Jardins', 'Tiradentes'],
];

export interface CommonWords {
  passwords: ReadonlySet<string>;
  /** Of people, places, months and seasons, in letters alone: 'riodejaneiro'. */
  names: ReadonlySet<string>;
  /**
   * No listed password satisfies the rule `senha`: people decorate a listed word, so the check looks for the word
   * inside. Words of this product's field and of Brazil's football and faith are added.
   */
  words: ReadonlySet<string>;
}

let loaded: Promise<CommonWords> | undefined;

/** The dictionaries take 15 MB and 0.1 s of processor time: they are loaded with the first new password. */
export const commonWords = (): Promise<CommonWords> => (loaded ??= load());

async function load(): Promise<CommonWords> {
  const [{ dictionary: international }, { dictionary: brazilian }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const list = international['passwords-common'];
  const {
    'commonWords-pt-br': usual,
    'wikipedia-pt-br': _encyclopedia,
    'firstnames-pt-br': firstNames,
    'lastnames-pt-br': lastNames,
    'months-pt-br': months,
    'seasons-pt-br': seasons,
    ...sequences
  } = brazilian;
  const names = new Set(lettersOfAll([...firstNames, ...lastNames, ...months, ...seasons, ...places], 3));
  const words = new Set([
    ...list.filter((word) => word.length >= 4).slice(0, commonest),
    ...lettersOfAll(usual, 4).slice(0, commonest),
    ...lettersOfAll(Object.values(sequences).flat(), 4),
    ...names,
    ...['senha', 'mudar', 'brasileiro', 'deus', 'jesus', 'deusefiel', 'teamo', 'familia', 'felicidade'],
    ...['flamengo', 'corinthians', 'palmeiras', 'vasco', 'gremio', 'cruzeiro', 'botafogo'],
    ...['bossanova', 'bossa', 'imovel', 'imoveis'],
  ]);
  return { passwords: new Set(list), names, words };
}
