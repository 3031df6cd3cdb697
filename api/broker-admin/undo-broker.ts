import type { ActValues, Undoer } from '@api/audit/undoer';
import { storedBrokerFields } from '@contract/staff-brokers';
import { fieldsOf, lockOwnBroker, saveFields } from './own-broker';
import type { BrokerAdminDatabase } from './schema';

/** A broker that a later file has left out is gone. */
export const brokerUndoer: Undoer<BrokerAdminDatabase> = {
  verb: 'brokers.write',
  kind: 'broker',
  fields: Object.keys(storedBrokerFields.shape),
  async read(write, _undoing, ids) {
    const found = new Map<string, ActValues>();
    for (const id of ids) {
      const own = await lockOwnBroker(write, Number(id));
      if (own) found.set(id, { ...fieldsOf(own.broker) });
    }
    return found;
  },
  async restore(write, _undoing, values) {
    for (const [id, fields] of values) {
      const own = await lockOwnBroker(write, Number(id));
      if (own) await saveFields(write, own, fields);
    }
  },
};
