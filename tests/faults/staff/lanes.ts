import { randomUUID } from 'node:crypto';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { Answer, Write } from './attempts';
import type { Rooms } from './rooms';
import { bulkSizeOf, type Changes, type Stored, type StoredAct, type Value, type Values } from './stored';

/** Makes the next write; null: there is nothing to write. */
export type Step = (read: (path: string, body: object) => Promise<Answer | null>) => Promise<Write | null>;
type Plan = Write | null;

/** Rows of a write of one record. */
const one = () => 1;
const text = () => `texto ${randomUUID()}`;
const plain =
  (make: () => Plan): Step =>
  async () =>
    make();

/** Writers that work beside each other, each on records of its own; a lane takes its steps in turn. */
export function lanesOf(rooms: Rooms, stored: Stored): Step[][] {
  return [
    ...rooms.contacts.map((id) => contactSteps(recordOf(stored, `lead:${id}`), id, rooms)),
    [plain(() => noteByHand(rooms))],
    bulkSteps(rooms, stored),
    [...roleSteps(recordOf(stored, `member:${rooms.other}`), rooms)],
    [...brokerSteps(recordOf(stored, `broker:${rooms.ana}`), rooms)],
    [announcementStep(rooms, stored)],
  ];
}

interface Known {
  values: Values;
  /** Acts that no other has taken back, the newest last. */
  undoable: { id: number; changes: Changes }[];
}

function recordOf({ acts, records }: Stored, subject: string): Known {
  const undone = new Set(acts.map(({ undoes }) => undoes));
  const undoable = acts.filter(
    (act) => act.subject === subject && act.batch === null && !undone.has(act.id) && hasValues(act),
  );
  return { values: { ...records.get(subject)! }, undoable: undoable.slice(-3) };
}

const undoableVerbs = ['contacts.write', 'members.role', 'brokers.write'];
const hasValues = ({ verb, changes }: StoredAct) =>
  undoableVerbs.includes(verb) && Object.keys(changes).some((name) => name !== 'note');

const between = (values: Values, next: Values): Changes =>
  Object.fromEntries(
    Object.entries(next)
      .filter(([name, value]) => values[name] !== value)
      .map(([name, value]) => [name, [values[name]!, value] as [Value, Value]]),
  );

/** Saves `next` in a record; its act is one of those that can be taken back. */
function saving(record: Known, next: Values, note: string | null = null) {
  const changes = between(record.values, next);
  return {
    changes: { ...changes, ...(note !== null && { note: [null, note] as [null, string] }) },
    rows: one,
    done({ act }: Answer) {
      Object.assign(record.values, next);
      if (act) record.undoable.push({ id: act, changes });
    },
  };
}

function undo(kind: string, verb: string, record: Known): Plan {
  const act = record.undoable.pop();
  if (!act) return null;
  return {
    ...{ kind, verb, method: 'POST', path: `staff/acts/${act.id}/undo`, isOnce: true },
    rows: ({ data }) => (data.act === null ? 0 : 1),
    done({ data: { act: id, restored } }: Answer) {
      const changes: Changes = Object.fromEntries(
        (restored.fields as string[]).map((name) => [name, [act.changes[name]![1], act.changes[name]![0]]]),
      );
      for (const [name, [, value]] of Object.entries(changes)) record.values[name] = value;
      if (id) record.undoable.push({ id, changes });
    },
  };
}

const stateFields = ['state', 'state_reason', 'remind_on'] as const;

function contactSteps(record: Known, id: number, { boss, ana, rui }: Rooms): Step[] {
  const verb = 'contacts.write';
  const put = (kind: string, next: Values, note: string | null = null): Write => {
    const { state, state_reason, remind_on, ...others } = next;
    const was = Object.fromEntries(stateFields.map((name) => [name, record.values[name]]));
    const body = {
      ...Object.fromEntries(
        Object.entries(others).map(([name, value]) => [name, { was: record.values[name], value }]),
      ),
      ...(state !== undefined && { state: { was, value: { state, state_reason, remind_on } } }),
      note,
    };
    return { kind, verb, method: 'PUT', path: `staff/contacts/${id}`, body, ...saving(record, next, note) };
  };
  const { values } = record;
  const other = (refs: readonly [string, string]) => (values.responsible === refs[0] ? refs[1] : refs[0]);
  const undone = plain(() => undo('undo of a contact', verb, record));
  const state = () => ({ state: 'perdido', state_reason: text(), remind_on: null });
  const noted = (note: string): Write => ({
    ...{ kind: 'note', verb: 'contacts.note', method: 'POST', path: `staff/contacts/${id}/notes` },
    ...{ body: { note }, changes: { note: [null, note] }, rows: one },
  });
  return [
    plain(() =>
      values.responsible === `member:${boss}` ? null : put('take', { responsible: `member:${boss}` }),
    ),
    plain(() => put('state', state())),
    undone,
    plain(() => noted(text())),
    plain(() => put('pass on', { responsible: other([`broker:${rui}`, `broker:${ana}`]) }, text())),
    undone,
    plain(() => put('next step', { next_step: text(), next_on: isoDay(clock.now()) })),
    undone,
  ];
}

function noteByHand({ rui }: Rooms): Write {
  const key = randomUUID();
  const body = {
    key,
    name: 'Clara Nunes',
    email: `clara-${key}@exemplo.com.br`,
    kind: 'contact',
    receipt: true,
  };
  return {
    ...{ kind: 'note by hand', verb: 'contacts.add', method: 'POST', path: 'staff/contacts', isOnce: true },
    ...{ body: { ...body, channel: 'telefone', responsible: `broker:${rui}` }, rows: one },
  };
}

function bulkSteps({ boss, bulk }: Rooms, { acts }: Stored): Step[] {
  const verb = 'contacts.write';
  const undone = new Set(acts.map(({ undoes }) => undoes));
  const undoable = acts.filter((act) => bulkSizeOf(act) > 0 && !undone.has(act.id)).map(({ id }) => id);
  const rows = ({ data }: Answer) =>
    data.act === null ? 0 : 1 + (data.restored ? data.restored.records : data.changed);
  const done = ({ data }: Answer) => void (data.act && undoable.push(data.act));
  const write =
    (next: () => object): Step =>
    async (read) => {
      const changes = next();
      const shown = await read('staff/contacts/bulk/preview', { contacts: { ids: bulk }, changes });
      if (!shown?.count) return null;
      const body = { versions: shown.versions, changes, typed: shown.count };
      return { kind: 'bulk', verb, method: 'POST', path: 'staff/contacts/bulk', body, rows, done };
    };
  const takeBack = plain(() => {
    const act = undoable.pop();
    if (!act) return null;
    const path = `staff/acts/${act}/undo`;
    return { kind: 'undo of a bulk', verb, method: 'POST', path, isOnce: true, rows, done };
  });
  return [
    write(() => ({ state: { state: 'perdido', state_reason: text(), remind_on: null } })),
    takeBack,
    write(() => ({ responsible: `member:${boss}` })),
    takeBack,
  ];
}

function roleSteps(record: Known, { other }: Rooms): Step[] {
  const verb = 'members.role';
  const change = (): Write => {
    const was = record.values.role!;
    const role = was === 'vitrine' ? 'corretor' : 'vitrine';
    const path = `staff/members/${other}/role`;
    return { kind: 'role', verb, method: 'PUT', path, body: { role, was }, ...saving(record, { role }) };
  };
  return [plain(change), plain(() => undo('undo of a role', verb, record))];
}

function brokerSteps(record: Known, { ana }: Rooms): Step[] {
  const verb = 'brokers.write';
  const change = (): Write => {
    const next = { cv: text() };
    const body = { cv: { was: record.values.cv, value: next.cv } };
    const path = `staff/brokers/${ana}`;
    return { kind: 'broker', verb, method: 'PUT', path, body, ...saving(record, next) };
  };
  // The answer does not name the act: that of an earlier life is taken back.
  return [plain(change), plain(() => undo('undo of a broker', verb, record)), plain(change)];
}

const decisions = ['em análise', 'aceito', 'em análise', 'no ar', 'recusado'];

function announcementStep({ announcements }: Rooms, stored: Stored): Step {
  const events = new Map(stored.announcements.map(({ id, history }) => [id, history.length]));
  return plain(() => {
    const id = announcements.find((each) => events.get(each)! <= decisions.length);
    if (id === undefined) return null;
    const version = events.get(id)!;
    const body = { decision: decisions[version - 1], message: text(), version: String(version) };
    return {
      ...{ kind: 'announcement', verb: 'announcements.write', method: 'POST', body, rows: one },
      path: `staff/announcements/${id}/decision`,
      done: () => void events.set(id, version + 1),
    };
  });
}
