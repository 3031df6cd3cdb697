import type { StaffSession } from '@contract/staff';
import type { StaffAct, StaffActs } from '@contract/staff-audit';
import { counted } from '@domain/kernel/counts';
import { isoDay, momentText, recentMomentText } from '@domain/kernel/moment';
import { adminLinks } from '../admin-links';
import { aboutOf } from './act-subject';
import { actSentence, actTexts, whoActed } from './act-texts';
import { valuesText } from './act-values';
import { undoRow } from './undo-row';

export const actsField = { text: 'busca', verb: 'ato', since: 'desde', before: 'antes' } as const;

export interface ActFilters {
  text: string;
  /** '': all. */
  verb: string;
  /** ISO 8601; '': all. */
  since: string;
  /** The last act of the page before; '': the first page. */
  before: string;
}

/** Unknown values of the address count as absent. */
export function readActFilters(params: URLSearchParams): ActFilters {
  const read = (name: keyof ActFilters, shape: RegExp) => {
    const value = (params.get(actsField[name]) ?? '').trim();
    return shape.test(value) ? value : '';
  };
  const verb = read('verb', /^[a-z.-]+$/);
  const since = read('since', /^\d{4}-\d\d-\d\d$/);
  return {
    text: read('text', /^[^]{1,100}$/),
    verb: Object.hasOwn(actTexts, verb) ? verb : '',
    since: isDay(since) ? since : '',
    before: read('before', /^[1-9]\d{0,14}$/),
  };
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T12:00:00Z`);
  return !Number.isNaN(time) && isoDay(new Date(time)) === text;
};

export const isFiltered = ({ text, verb, since }: ActFilters): boolean => `${text}${verb}${since}` !== '';

export const actsHref = (filters: Partial<ActFilters>): string =>
  adminLinks.acts(
    Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [
        actsField[name as keyof ActFilters],
        value || undefined,
      ]),
    ),
  );

interface Reader {
  grants: StaffSession['grants'];
  /** The page after an undo. */
  back: string;
  now: Date;
}

export const actsList = ({ acts, has_more, chain }: StaffActs, { grants, back, now }: Reader) => ({
  rows: acts.map((act) => ({
    ...{
      id: act.id,
      when: recentMomentText(new Date(act.at), now),
      who: whoActed(act),
    },
    ...{ what: actSentence(act), about: aboutOf(act, grants), reason: act.reason },
    ...{ was: valuesOf(act, 0), is: valuesOf(act, 1) },
    undo: undoRow(act, grants, back),
  })),
  older: has_more ? String(acts.at(-1)!.id) : null,
  sentence: chainSentence(chain),
});
export type ActRow = ReturnType<typeof actsList>['rows'][number];

/** Of an invitation the address is in the sentence. */
const valuesOf = ({ verb, changes }: StaffAct, side: 0 | 1): string =>
  valuesText(changes, side, verb === 'members.invite' ? 'email' : undefined);

/** 'Não pode ser mudado; a corrente foi selada em 29/11/2026, 3h12, com 1.284 atos.' */
function chainSentence(chain: StaffActs['chain']): string {
  const start = 'Tudo o que se fez na Mesa. Não pode ser mudado';
  if (!chain) return `${start}; a corrente ainda não tem selo.`;
  const sealed = `${counted(chain.acts, 'ato', 'atos')}, o último de ${momentText(new Date(chain.sealed_until))}`;
  return `${start}; a corrente selou ${sealed}.`;
}
