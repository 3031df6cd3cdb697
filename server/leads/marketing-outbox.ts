import { type LeadInput, leadKinds } from '@contract/leads';
import { clock } from '@domain/kernel/clock';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { leadCutoffDate } from './lead-cutoff';
import { openOutbox, refused } from './outbox';

export interface StoredForm {
  lead: LeadInput;
  from: LeadOrigin;
  /** ISO times of attempts without a clear answer. */
  tries: readonly string[];
  errors?: Readonly<Record<string, string>>;
}

/** Folders beside the queue: in progress; delivered (only keys); rejected; without a clear answer. */
export const outboxStates = {
  sending: 'enviando',
  delivered: 'entregues',
  refused,
  unclear: 'sem-resposta-clara',
} as const;
const { sending, delivered, unclear } = outboxStates;

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
/** Delays after attempts without a clear answer: three attempts in a day. */
const nextTry = [hour, 22 * hour];
/** An older attempt belongs to a process that has died. */
const maxSendingMs = 10 * minute;
/** A held lead is sent after this time if its process has died. */
const maxHoldMs = minute;
/** How long a repeated form is recognized. */
const keyRetentionMs = 2 * day;

/** An operator may have moved another file into the folder. */
const isForm = ({ lead, from, tries }: Partial<StoredForm>): boolean =>
  leadKinds.some((kind) => kind === lead?.kind) && typeof from?.page === 'string' && Array.isArray(tries);

/** Mautic does not deduplicate: one process sends at a time, and an attempt is stored before it starts. */
export function openMarketingOutbox(folder: string) {
  const outbox = openOutbox<StoredForm>(folder, [sending, refused, unclear]);
  /** In the order of states that a lead takes; twice in the queue, to which it may return. */
  const isKnown = async (key: string) => {
    for (const state of ['', ...Object.values(outboxStates), ''])
      if ((await outbox.since(key, state)) > 0) return true;
    return false;
  };

  /** null: another process has it. @throws SyntaxError if the file is not a lead */
  async function read(key: string, state: string): Promise<StoredForm | null> {
    const stored = await outbox.read(key, state);
    if (stored === null || isForm(stored)) return stored;
    throw new SyntaxError('no lead');
  }

  /** Keeps a lead for the operator, without IP address and browser of the visitor. */
  async function setAside(
    key: string,
    { from: { page }, ...stored }: StoredForm,
    state: string,
  ): Promise<void> {
    await outbox.write(key, { ...stored, from: { page } }, sending);
    await outbox.move(key, sending, state);
  }
  async function requeue(key: string, stored: StoredForm): Promise<boolean> {
    const pause = nextTry[stored.tries.length - 1];
    if (pause === undefined) await setAside(key, stored, unclear);
    else await outbox.postpone(key, new Date(clock.nowMs() + pause), sending);
    return pause !== undefined && outbox.move(key, sending, '');
  }

  /** The process died during an attempt: the lead may have arrived. */
  async function recover(key: string): Promise<void> {
    if ((await outbox.since(key, sending)) > clock.nowMs() - maxSendingMs) return;
    if ((await outbox.since(key, delivered)) > 0) return outbox.remove(key, sending);
    const stored = await read(key, sending).catch(() => undefined);
    if (stored === undefined) await outbox.move(key, sending, refused);
    else if (stored?.tries.length === 0) await outbox.move(key, sending, '');
    else if (stored) await requeue(key, stored);
  }

  return {
    prepare: outbox.prepare,
    /** Stores a lead that must not be sent yet; false: it is known. @throws OutboxError */
    async hold(lead: LeadInput, from: LeadOrigin): Promise<boolean> {
      const { idempotency_key: key } = lead;
      if (await isKnown(key)) return false;
      await outbox.keep(key, { lead, from, tries: [] });
      await outbox.postpone(key, new Date(clock.nowMs() + maxHoldMs));
      return true;
    },
    async release(key: string): Promise<void> {
      const stored = await read(key, '').catch(() => null);
      if (stored?.tries.length === 0) await outbox.postpone(key);
    },
    takeBack: (key: string) => outbox.remove(key),
    due: () => outbox.waiting(clock.nowMs()),
    /** null: another process was first. @throws SyntaxError if the file is no lead: it is set aside */
    async take(key: string): Promise<StoredForm | null> {
      // Another process may have tried it since it was listed.
      if ((await outbox.since(key, '')) > clock.nowMs()) return null;
      await outbox.postpone(key);
      if (!(await outbox.move(key, '', sending))) return null;
      try {
        const stored = await read(key, sending);
        if (!stored) return null;
        const tried = { ...stored, tries: [...stored.tries, clock.now().toISOString()] };
        await outbox.write(key, tried, sending);
        return tried;
      } catch (error) {
        if (error instanceof SyntaxError) await outbox.move(key, sending, refused);
        throw error;
      }
    },
    async delivered(key: string): Promise<void> {
      await outbox.mark(key, delivered);
      await outbox.remove(key, sending);
    },
    refused: (key: string, stored: StoredForm, errors: StoredForm['errors']) =>
      setAside(key, { ...stored, errors }, refused),
    unclear: requeue,
    /** The form was unreachable: the attempt does not count. */
    async away(key: string, { tries, ...stored }: StoredForm): Promise<void> {
      await outbox.write(key, { ...stored, tries: tries.slice(0, -1) }, sending);
      await outbox.move(key, sending, '');
    },
    async tidy(): Promise<void> {
      for (const key of await outbox.on(sending)) await recover(key);
      for (const state of [refused, unclear]) await outbox.forget(state, leadCutoffDate());
      await outbox.forget(delivered, new Date(clock.nowMs() - keyRetentionMs));
    },
  };
}
