import { expect, test } from 'vitest';
import { passwordStrength, strengthNames } from './strength';

test.each([
  ['', 'fraca'],
  ['Senha123!', 'fraca'],
  ['aaaaaaaaaaaaaaaa', 'fraca'],
  ['Abelha#9', 'razoável'],
  ['Abelha#9wq', 'boa'],
  ['Abelha#9wq-Tijolo', 'forte'],
  ['um pato atravessa a lagoa', 'forte'],
])('%s is %s', (password, name) => expect(strengthNames[passwordStrength(password)]).toBe(name));
