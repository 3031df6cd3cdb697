import { expect, test } from 'vitest';
import { consultantTitle } from './consultant-title';

test.each([
  ['Marina Couto', 'Consultora'],
  ['Inês Barros', 'Consultora'],
  ['Beatriz Reis', 'Consultora'],
  ['Rafael Teixeira Lobo', 'Consultor'],
  ['Caio Monteiro Reis', 'Consultor'],
  ['Luca Prado', 'Consultor'],
  ['José Lima', 'Consultor'],
  ['Martim Salles', 'Consultor'],
  ['Ariel Prado', null],
  ['', null],
])('%j is %j', (name, title) => expect(consultantTitle(name)).toBe(title));
