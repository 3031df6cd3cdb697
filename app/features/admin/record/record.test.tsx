import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Panel } from './panel';
import { Record } from './record';

const record = (history: Parameters<typeof Record>[0]['history']) =>
  renderToStaticMarkup(
    <Record
      title="Ana Prado"
      back={{ label: 'Pessoas', href: '/mesa/pessoas' }}
      facts={[['E-mail', 'ana@casa.com.br']]}
      history={history}
    >
      <Panel id="papel" title="Papel">
        <form />
      </Panel>
    </Record>,
  );

test('facts, then actions, then the history', () => {
  const act = { id: 1, at: '2026-11-29T12:00:00Z', when: '29/11/2026, 9h00', what: 'Entrou', detail: 'Ana' };
  const page = record([act]);
  expect(page).toContain('<dt>E-mail</dt><dd>ana@<wbr/>casa.<wbr/>com.<wbr/>br</dd>');
  expect(page).toContain('<section class="lado" id="painel-papel" aria-labelledby="papel-titulo">');
  expect(page).toContain('<time dateTime="2026-11-29T12:00:00Z">29/11/2026, 9h00</time>');
  const order = ['<h1', '<dl', 'lado', '<ol'].map((part) => page.indexOf(part));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('an empty history says so; one that the role does not read is absent', () => {
  expect(record([])).toContain('Nada aconteceu ainda.');
  expect(record(null)).not.toContain('Histórico');
});
