import { expect, test } from 'vitest';
import { grantOf, grantsOf, needsStepUp, type Role, roles, verbs } from './roles';

const allowed = (role: Role) => Object.keys(grantsOf(role));

test('Direção may do everything, Operação all but the team', () => {
  expect(allowed('direcao')).toEqual(verbs);
  expect(allowed('operacao')).toEqual(verbs.filter((verb) => !verb.startsWith('members.')));
});

test('Atendimento has contacts, visits, announcements; notes requests', () => {
  expect(allowed('atendimento')).toEqual([
    ...['brokers.read', 'contacts.read', 'contacts.write', 'distribution.read'],
    ...['visits.read', 'visits.write'],
    ...['announcements.read', 'announcements.write', 'properties.read', 'properties.check', 'people.note'],
  ]);
});

test('Vitrine has what the site shows, and no person but its brokers', () => {
  expect(allowed('vitrine')).toEqual([
    ...['brokers.read', 'properties.read', 'properties.write', 'properties.check'],
    ...[
      'lists.write',
      'banners.write',
      'redirects.write',
      'texts.write',
      'portals.write',
      'campaigns.write',
      'experiments.read',
    ],
  ]);
});

test('Corretor has its own contacts, visits and properties alone', () => {
  expect(grantsOf('corretor')).toEqual({
    'contacts.read': 'own',
    'contacts.write': 'own',
    'absences.write': 'own',
    'visits.read': 'own',
    'visits.write': 'own',
    'properties.read': 'own',
    'properties.check': 'own',
  });
  for (const role of roles)
    if (role !== 'corretor') expect(Object.values(grantsOf(role))).not.toContain('own');
});

test('roles, exports, erasing, forcing and restoring need step-up', () => {
  expect(verbs.filter(needsStepUp)).toEqual([
    ...['members.invite', 'members.role', 'members.remove'],
    ...['people.export', 'people.erase', 'imports.force', 'imports.restore'],
  ]);
});

test('a verb that a role lacks has no grant', () => {
  expect(grantOf('vitrine', 'contacts.read')).toBeNull();
  expect(grantOf('atendimento', 'people.export')).toBeNull();
  expect(grantOf('atendimento', 'people.erase')).toBeNull();
  expect(grantOf('corretor', 'people.note')).toBeNull();
});
