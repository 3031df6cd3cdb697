import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StaffConflict } from '@contract/staff-conflict';
import { Conflict } from './conflict';
import { chosenChanges } from './conflict.server';
import { conflictView, type FieldTexts } from './conflict-view';

const now = new Date('2026-11-29T18:00:00Z');
const bruno = { by: 'Bruno Serra', at: '2026-11-29T17:50:00Z' };
const texts: FieldTexts = {
  names: { price: 'preço', title: 'título', broker: 'corretor', seals: 'selos', cover: 'foto de capa' },
  show: (_, value) => String(value),
};
const conflict: StaffConflict = {
  saved: ['broker', 'seals'],
  fields: [
    { name: 'price', was: 7.9, theirs: 7.5, yours: 7.65, ...bruno },
    { name: 'title', was: 'Casa', theirs: 'Casa térrea', yours: 'Casa alta', ...bruno },
  ],
  others: [
    { fields: ['cover', 'inner'], ...bruno },
    { fields: ['inner'], by: null, at: null },
  ],
};
const pageOf = (met: StaffConflict) =>
  renderToStaticMarkup(
    <Conflict {...conflictView(met, texts, now)} what="este imóvel" href="/mesa/imoveis/1" name="17954" />,
  );

test('says what is saved, and of whom', () => {
  expect(conflictView(conflict, texts, now).saved).toEqual([
    'Guardado do seu: corretor e selos.',
    'De Bruno Serra, hoje, 14h50: foto de capa.',
  ]);
});

test('shows what it was, theirs with name and hour, and yours as choice', () => {
  const page = pageOf(conflict);
  expect(page).toContain('Alguém mudou este imóvel enquanto você escrevia');
  expect(page).toContain('<th scope="col">Bruno Serra, hoje, 14h50</th><th scope="col">Você, agora</th>');
  expect(page).toContain('<th scope="row">Preço</th><td data-l="Era">7.9</td>');
  const radios = [...page.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
  expect(radios.map((radio) => /name="(\w+)"/.exec(radio)![1])).toEqual([
    ...['escolha0', 'escolha0', 'escolha1', 'escolha1'],
  ]);
  expect(radios.filter((radio) => radio.includes('checked')).map((radio) => radio.includes('"meu"'))).toEqual(
    [true, true],
  );
  expect(page).toContain('href="/mesa/imoveis/1">Deixar como Bruno fez</a>');
});

test('names each writer of several beside the value', () => {
  const [price, title] = conflict.fields;
  const page = pageOf({ ...conflict, fields: [price!, { ...title!, by: null, at: null }] });
  expect(page).toContain('<th scope="col">Quem mudou</th>');
  expect(page).toContain('Casa térrea<small>Outra pessoa</small>');
  expect(page).toContain('>Deixar como está</a>');
});

test('posts the own values that were chosen, over the others’', () => {
  const typed = new FormData();
  typed.set('mudancas', conflictView(conflict, texts, now).changes);
  typed.set('escolha0', 'deles');
  typed.set('escolha1', 'meu');
  expect(chosenChanges(typed)).toEqual({ title: { was: 'Casa térrea', value: 'Casa alta' } });
});

test.each(['', '{', '[]', '{"title":1}', 'null'])('refuses other changes: %j', (text) => {
  const typed = new FormData();
  typed.set('mudancas', text);
  expect(() => chosenChanges(typed)).toThrow(expect.objectContaining({ status: 400 }));
});
