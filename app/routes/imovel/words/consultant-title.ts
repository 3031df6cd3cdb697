import { firstName } from '~/domain/broker';
import { slugify } from '@domain/kernel/text';

/** Common first names whose ending does not say it; other endings than these stay without a title. */
const women =
  'alice andreia beatriz carmen cristiane daiane denise elaine eliane elis heloise ines irene isabel isis joyce leonor liz lourdes louise lais mabel maite marilene miriam monique nicole raquel ruth simone solange suelen thais viviane yasmin';
const men =
  'alexandre andre caio luca juca davi daniel david eduardo enrique felipe filipe gabriel gael guilherme henrique igor israel ivan joel jorge jose josue juan luan lucas luis luiz manoel manuel marcel marcos martim mateus matheus miguel moises natan nelson noah ian rafael raul rian robson ruan rui samuel tales thales tomas vicente victor vitor wagner walter wilson yuri';
const named = (names: string) => new Set(names.split(' '));
const [feminine, masculine] = [named(women), named(men)];

/** 'Consultora' or 'Consultor' by the first name; null where the name does not say it: nobody is misnamed. */
export function consultantTitle(name: string): 'Consultora' | 'Consultor' | null {
  const first = slugify(firstName(name));
  if (masculine.has(first)) return 'Consultor';
  if (feminine.has(first)) return 'Consultora';
  return first.endsWith('a') ? 'Consultora' : first.endsWith('o') ? 'Consultor' : null;
}
