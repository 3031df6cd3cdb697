import { expect, test } from 'vitest';
import { afterChange, type ShareShown } from './after-change';

const link = (id: number, isOpen = true) => ({ id, isOpen, title: '', detail: '', notes: '' });
const links = (...value: ReturnType<typeof link>[]) => ({ status: 'shown' as const, value });
const message = { tone: 'success', text: 'Link revogado: não abre mais.' } as const;
const address = 'https://www.example.com.br/pasta?convite=1';

const folder = { id: '1', name: 'Casa da família' };
const made: ShareShown = { folder, section: links(link(7), link(3)), address, made: 7 };

test('shows a new link with its address and drops the earlier message', () => {
  const before: ShareShown = { folder, section: links(link(3)), address: null, said: message };
  expect(afterChange(before, { section: made.section, address, made: 7 })).toEqual(made);
});

test.each([
  ['another one is revoked', { said: message, section: links(link(7), link(3, false)) }, address],
  ['nothing was taken', { said: message }, address],
  ['the links cannot be told', { said: message, section: { status: 'failed' as const } }, address],
  ['it is revoked itself', { said: message, section: links(link(7, false), link(3)) }, null],
  ['it is gone', { said: message, section: links(link(3)) }, null],
])('the address of a new link, after %s', (_, change, shown) => {
  expect(afterChange(made, change)).toMatchObject({ said: message, address: shown });
});
