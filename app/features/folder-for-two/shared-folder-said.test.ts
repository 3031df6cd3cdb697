import { expect, test } from 'vitest';
import type { Sharing } from '@contract/folder-links';
import type { OpinionAnswer } from '@domain/opinions';
import { sharedFolderSaid } from './shared-folder-said';

const link = (more: Partial<Sharing['links'][number]> = {}): Sharing['links'][number] => ({
  id: 1,
  guest: 'Rafael',
  shows_notes: false,
  created_at: '2026-11-18T12:00:00Z',
  expires_at: '2026-12-18T12:00:00Z',
  revoked_at: null,
  kept_until: null,
  openings: 0,
  opened_at: null,
  is_open: true,
  ...more,
});
const said = (
  own: OpinionAnswer | null,
  ...guests: (OpinionAnswer | null)[]
): Sharing['opinions'][number] => ({
  code: 1,
  own,
  guests: guests.map((answer, index) => ({ link: index + 1, name: null, answer, note: '' })),
});
const sentence = (links: Sharing['links'], ...opinions: Sharing['opinions']) =>
  sharedFolderSaid({ links, opinions }).sentence;

test.each([
  ['nobody', [], ''],
  ['one guest', [link()], 'Compartilhada com Rafael até 18/12/2026.'],
  [
    'one who has not said how they are called, without end',
    [link({ guest: null, expires_at: null })],
    'Compartilhada com uma pessoa.',
  ],
  ['two', [link(), link({ id: 2 })], 'Compartilhada com 2 pessoas.'],
  [
    'one, and one that ended',
    [link(), link({ id: 2, is_open: false })],
    'Compartilhada com Rafael até 18/12/2026.',
  ],
])('shared with %s', (_, links, expected) => {
  expect(sentence(links)).toBe(expected);
});

test('where all agree on yes is said, of two and of more; an answer that is hidden agrees with nothing', () => {
  const ended = [link({ is_open: false })];
  expect(sentence(ended, said('yes', 'yes'), said('no', 'no'), said('yes', 'maybe'))).toBe(
    'Vocês dois disseram sim a 1.',
  );
  expect(sentence(ended, said('yes', 'yes', 'yes'))).toBe('Vocês disseram sim a 1.');
  expect(sentence(ended, said('yes', 'yes', 'no'), said(null, null))).toBe('');
  expect(sentence(ended, said('yes'))).toBe('');
});

test('a folder that is not shared and of which nobody has said anything asks its owner nothing', () => {
  expect(sharedFolderSaid({ links: [link({ is_open: false })], opinions: [said(null)] }).opinions).toEqual(
    [],
  );
  expect(sharedFolderSaid({ links: [link()], opinions: [said(null)] }).opinions).toHaveLength(1);
});
