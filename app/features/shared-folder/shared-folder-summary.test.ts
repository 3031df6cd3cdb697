import { expect, test } from 'vitest';
import type { Sharing } from '@contract/folder-links';
import type { ReactionValue } from '@domain/favorites/reactions';
import { sharedFolderSummary } from './shared-folder-summary';

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
const reactions = (
  own: ReactionValue | null,
  ...guests: (ReactionValue | null)[]
): Sharing['opinions'][number] => ({
  code: 1,
  own,
  guests: guests.map((answer, index) => ({ link: index + 1, name: null, answer, note: '' })),
});
const sentence = (links: Sharing['links'], ...propertyReactions: Sharing['opinions']) =>
  sharedFolderSummary({ links, opinions: propertyReactions }).sentence;

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

test('counts properties with yes from all; a hidden reaction never counts', () => {
  const ended = [link({ is_open: false })];
  expect(sentence(ended, reactions('yes', 'yes'), reactions('no', 'no'), reactions('yes', 'maybe'))).toBe(
    'Vocês dois disseram sim a 1.',
  );
  expect(sentence(ended, reactions('yes', 'yes', 'yes'))).toBe('Vocês disseram sim a 1.');
  expect(sentence(ended, reactions('yes', 'yes', 'no'), reactions(null, null))).toBe('');
  expect(sentence(ended, reactions('yes'))).toBe('');
});

test('shows no reactions for an unshared folder without answers', () => {
  expect(
    sharedFolderSummary({ links: [link({ is_open: false })], opinions: [reactions(null)] }).opinions,
  ).toEqual([]);
  expect(sharedFolderSummary({ links: [link()], opinions: [reactions(null)] }).opinions).toHaveLength(1);
});
