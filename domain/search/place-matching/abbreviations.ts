import { brazilianStates } from '../../taxonomy/states';
import { fold } from '../../kernel/text';

/** In addresses and in names of places; folded. */
const written: Record<string, string> = {
  al: 'alameda',
  av: 'avenida',
  baln: 'balneario',
  cap: 'capitao',
  cel: 'coronel',
  ch: 'chacara',
  cid: 'cidade',
  cj: 'conjunto',
  cond: 'condominio',
  conj: 'conjunto',
  dr: 'doutor',
  ed: 'edificio',
  eng: 'engenheiro',
  est: 'estrada',
  faz: 'fazenda',
  gal: 'general',
  gde: 'grande',
  jd: 'jardim',
  jdim: 'jardim',
  jdm: 'jardim',
  lot: 'loteamento',
  mal: 'marechal',
  ns: 'nossa senhora',
  nsa: 'nossa',
  nsra: 'nossa senhora',
  pca: 'praca',
  pq: 'parque',
  pque: 'parque',
  pra: 'praia',
  pres: 'presidente',
  prof: 'professor',
  pt: 'ponta',
  r: 'rua',
  res: 'residencial',
  resid: 'residencial',
  rod: 'rodovia',
  sra: 'senhora',
  st: 'setor',
  sta: 'santa',
  sto: 'santo',
  tv: 'travessa',
  vl: 'vila',
};

/** Only typed: Poá is also a town. */
const typed: Record<string, string> = {
  bh: 'belo horizonte',
  bsb: 'brasilia',
  eua: 'estados unidos',
  poa: 'porto alegre',
  usa: 'estados unidos',
};

const states = new Map(Object.entries(brazilianStates).map(([code, name]) => [fold(code), fold(name)]));
const codes = new Map([...states].map(([code, name]) => [name, code]));
const find = (table: Record<string, string>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** What a typed abbreviation stands for, each meaning as its words; [] for other words. */
export function meaningsOf(word: string): string[][] {
  if (word === 's') return [['sao'], ['santo'], ['santa']];
  const state = states.get(word);
  // A place has its state's code too: Mato Grosso do Sul has the words of Mato Grosso.
  const isPartOfOther = state && [...codes.keys()].some((name) => name.startsWith(`${state} `));
  const meanings = [find(written, word), find(typed, word), isPartOfOther ? undefined : state];
  return meanings.flatMap((meaning) => (meaning ? [meaning.split(' ')] : []));
}

/** Words of a place's name without abbreviations. */
export function writtenOut(word: string): string[] {
  return (word === 's' ? 'sao' : (find(written, word) ?? word)).split(' ');
}

/** 'SP' or 'São Paulo' → both, folded; any other name → itself. */
export function stateNames(state: string): string[] {
  const folded = fold(state.trim());
  const other = states.get(folded) ?? codes.get(folded);
  return other ? [folded, other] : [folded];
}
