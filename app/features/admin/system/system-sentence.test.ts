import { expect, test } from 'vitest';
import { systemSentence, systemSummary } from './system-sentence';

const line = (state: 'ok' | 'attention' | 'stopped' | 'unread', warning: string | null = null) => ({
  state,
  warning,
});

test.each([
  ['nothing warns', [line('ok'), line('attention')], 'Tudo em ordem.'],
  ['one warns', [line('attention', 'uma carga retida')], 'Tudo no ar, com um aviso: uma carga retida.'],
  [
    'two warn',
    [
      line('attention', 'uma carga retida'),
      line('ok'),
      line('attention', 'uma restauração que ninguém testa há 9 dias'),
    ],
    'Tudo no ar, com dois avisos: uma carga retida e uma restauração que ninguém testa há 9 dias.',
  ],
  [
    'something stands still',
    [line('stopped', 'uma fila de cartas parada'), line('unread', 'Disco sem leitura')],
    'Nem tudo está no ar, com dois avisos: uma fila de cartas parada e Disco sem leitura.',
  ],
])('%s', (_, lines, sentence) => expect(systemSentence(lines)).toBe(sentence));

test.each([
  [0, 'em ordem'],
  [1, 'em ordem, um aviso'],
  [2, 'em ordem, dois avisos'],
])('%i warnings in a few words', (count, text) => expect(systemSummary(count)).toBe(text));
