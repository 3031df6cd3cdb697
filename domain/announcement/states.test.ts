import { expect, it } from 'vitest';
import { announcementActs, type AnnouncementState, whyNot } from './states';

const possible = (state: AnnouncementState, isAccepted: boolean) =>
  announcementActs.filter((act) => whyNot(act, { state, isAccepted }) === null);

it.each([
  ['recebido', false, ['em análise', 'visita de fotos', 'recusado', 'aceito']],
  ['em análise', false, ['visita de fotos', 'recusado', 'aceito']],
  ['em análise', true, ['visita de fotos', 'no ar', 'recusado']],
  ['visita de fotos', false, ['em análise', 'recusado', 'aceito']],
  ['visita de fotos', true, ['em análise', 'no ar', 'recusado']],
  ['no ar', true, ['recusado']],
  ['recusado', false, []],
] as const)('after "%s" (accepted: %s) can follow what should', (state, isAccepted, acts) =>
  expect(possible(state, isAccepted)).toEqual(acts),
);
