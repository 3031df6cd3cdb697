import type { ActValue, ActValues, Undoer } from '@api/audit/undoer';
import { storedRuleFields } from '@contract/staff-distribution';
import { isSame } from '@domain/staff/merge-changes';
import { lockRotations } from '../queries/rules';
import { peopleWhoAnswer } from '../queries/people';
import type { DistributionDatabase } from '../schema';
import { isSameValue, membersIn, namedGroup, unnamed } from './group-values';
import { namesOf } from './people-names';
import { restoreGroup } from './restore-group';
import { type GroupValues, saveGroup, storedGroups } from './stored-group';
import { namedRule, saveRules, storedRules } from './stored-rules';

const personIn = (value: ActValue): ActValue =>
  value !== null && typeof value === 'object' && 'person' in value ? value.person! : value;

export const rulesUndoer: Undoer<DistributionDatabase> = {
  verb: 'distribution.write',
  kind: 'distribution',
  fields: Object.keys(storedRuleFields.shape),
  async read(write, _undoing, ids) {
    await lockRotations(write);
    const stored = await storedRules(write);
    const values = { ...stored, last_resort: await namedRule(write, 'last_resort', stored.last_resort) };
    return new Map<string, ActValues>(ids.map((id) => [id, values]));
  },
  isSame: (_field, one, other) => isSame(personIn(one), personIn(other)),
  async exists(write, _undoing, field, value) {
    if (field === 'order') return isSame(sorted(value), sorted((await storedRules(write)).order));
    if (field !== 'last_resort' || value === null) return true;
    return (await peopleWhoAnswer(write)).some(({ ref }) => ref === personIn(value));
  },
  async restore(write, _undoing, values) {
    for (const fields of values.values())
      await saveRules(
        write,
        storedRuleFields
          .partial()
          .parse(
            Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, personIn(value)])),
          ),
      );
  },
};

const sorted = (value: ActValue) => (Array.isArray(value) ? value.toSorted() : value);

/** What is written of a group. `group` is the whole of it, where it was created or deleted. */
export const groupUndoer: Undoer<DistributionDatabase> = {
  verb: 'distribution.write',
  kind: 'distribution-group',
  fields: [
    ...['name', 'enabled', 'everybody', 'negotiation', 'price_from', 'price_to', 'places', 'launch'],
    ...['origins', 'hours', 'members', 'group'],
  ],
  together: [
    ['price_from', 'price_to'],
    ['everybody', 'members'],
  ],
  async read(write, _undoing, ids) {
    await lockRotations(write);
    const found = new Map<string, ActValues>(ids.map((id) => [id, { group: null }]));
    for (const { id, values } of await storedGroups(write)) {
      if (!ids.includes(String(id))) continue;
      const named = await namedGroup(write, values);
      found.set(String(id), { ...named, group: { ...named } });
    }
    return found;
  },
  isSame: isSameValue,
  async exists(write, _undoing, field, value) {
    const members = field === 'group' ? membersIn(value) : value;
    if (!(field === 'members' || field === 'group') || !Array.isArray(members)) return true;
    const people = members.flatMap((member) => personIn(member) as string);
    return (await namesOf(write, people)).size === people.length;
  },
  async restore(write, _undoing, values) {
    for (const [id, { group }] of values)
      if (group !== undefined) await restoreGroup(write, Number(id), group);
    for (const { id, values: stored } of await storedGroups(write)) {
      if (values.get(String(id))?.group !== undefined) continue;
      const old = Object.entries(values.get(String(id)) ?? {});
      const restored = Object.fromEntries(old.map(([field, value]) => [field, unnamed(field, value)]));
      if (old.length > 0) await saveGroup(write, id, { ...stored, ...(restored as Partial<GroupValues>) });
    }
  },
};
