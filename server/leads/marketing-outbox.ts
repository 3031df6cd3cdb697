import { type LeadInput, leadKinds } from '@contract/leads';
import { clock } from '@domain/clock';
import type { LeadOrigin } from '@domain/lead-origin';
import { leadsEnd } from './lead-time';
import { openOutbox, refused } from './outbox';

/** A lead for its marketing form, and what became of it so far. */
export interface KeptForm {
  lead: LeadInput;
  from: LeadOrigin;
  /** When it was sent without a clear answer (ISO). */
  tries: readonly string[];
  /** Why it was refused: a text for each alias. */
  errors?: Readonly<Record<string, string>>;
}

/** Beside the line: being sent; taken, of which nothing but the key is kept; refused; sent in vain. */
export const shelves = {
  sending: 'enviando',
  delivered: 'entregues',
  refused,
  unclear: 'sem-resposta-clara',
} as const;
const { sending, delivered, unclear } = shelves;

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
/** How long after each try without a clear answer the next one comes: three in a day, and then no more. */
const nextTry = [hour, 22 * hour];
/** What has been sent for longer than this, was by a process that is no more. */
const longestSending = 10 * minute;
/** How long a lead waits to be released, should whoever holds it be no more. */
const longestHold = minute;
/** For how long the same form, sent again, is known to be the same. */
const longestKnown = 2 * day;

/** Whether a file holds what we put into one: an operator may have moved something else there. */
const isForm = ({ lead, from, tries }: Partial<KeptForm>): boolean =>
  leadKinds.some((kind) => kind === lead?.kind) && typeof from?.page === 'string' && Array.isArray(tries);

/**
 * Leads on their way to the marketing forms. Mautic takes whatever it is sent twice: each is sent by one process at a time,
 * a try is on the disk before it is made, and what is known is not kept anew.
 */
export function openMarketingOutbox(folder: string) {
  const outbox = openOutbox<KeptForm>(folder, [sending, refused, unclear]);
  /** Looked for along the way that it goes, and where it may have come back to meanwhile. */
  const isKnown = async (key: string) => {
    for (const shelf of ['', ...Object.values(shelves), ''])
      if ((await outbox.since(key, shelf)) > 0) return true;
    return false;
  };

  /** null where another process has it. @throws SyntaxError where the file is no lead */
  async function read(key: string, shelf: string): Promise<KeptForm | null> {
    const kept = await outbox.read(key, shelf);
    if (kept === null || isForm(kept)) return kept;
    throw new SyntaxError('no lead');
  }

  /** For the operator to look at; what was told of the visitor's browser is erased. */
  async function setAside(key: string, { from: { page }, ...kept }: KeptForm, shelf: string): Promise<void> {
    await outbox.write(key, { ...kept, from: { page } }, sending);
    await outbox.move(key, sending, shelf);
  }
  /** After a try without a clear answer. @returns whether there will be another */
  async function putBack(key: string, kept: KeptForm): Promise<boolean> {
    const pause = nextTry[kept.tries.length - 1];
    if (pause === undefined) await setAside(key, kept, unclear);
    else await outbox.postpone(key, new Date(clock.nowMs() + pause), sending);
    return pause !== undefined && outbox.move(key, sending, '');
  }

  /** What a process was sending when it was killed: it may have arrived. */
  async function recover(key: string): Promise<void> {
    if ((await outbox.since(key, sending)) > clock.nowMs() - longestSending) return;
    if ((await outbox.since(key, delivered)) > 0) return outbox.remove(key, sending);
    const kept = await read(key, sending).catch(() => undefined);
    if (kept === undefined) await outbox.move(key, sending, refused);
    else if (kept?.tries.length === 0) await outbox.move(key, sending, '');
    else if (kept) await putBack(key, kept);
  }

  return {
    prepare: outbox.prepare,
    /** Keeps a lead that is not to be sent yet; false where it was known. @throws OutboxError */
    async hold(lead: LeadInput, from: LeadOrigin): Promise<boolean> {
      const { idempotency_key: key } = lead;
      if (await isKnown(key)) return false;
      await outbox.keep(key, { lead, from, tries: [] });
      await outbox.postpone(key, new Date(clock.nowMs() + longestHold));
      return true;
    },
    /** It may be sent now; one that has been is left to its time. */
    async release(key: string): Promise<void> {
      const kept = await read(key, '').catch(() => null);
      if (kept?.tries.length === 0) await outbox.postpone(key);
    },
    /** It is not to be sent. */
    takeBack: (key: string) => outbox.remove(key),
    /** The keys of what is to be sent now. */
    due: () => outbox.waiting(clock.nowMs()),
    /**
     * Begins a try, which counts from now on; null where another process was first.
     * @throws SyntaxError where the file is no lead: it is set aside
     */
    async take(key: string): Promise<KeptForm | null> {
      // Another may have tried it since this one looked.
      if ((await outbox.since(key, '')) > clock.nowMs()) return null;
      // Since when it is being sent.
      await outbox.postpone(key);
      if (!(await outbox.move(key, '', sending))) return null;
      try {
        const kept = await read(key, sending);
        if (!kept) return null;
        const tried = { ...kept, tries: [...kept.tries, clock.now().toISOString()] };
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
    refused: (key: string, kept: KeptForm, errors: KeptForm['errors']) =>
      setAside(key, { ...kept, errors }, refused),
    unclear: putBack,
    /** The try was none: it never came to one. */
    async away(key: string, { tries, ...kept }: KeptForm): Promise<void> {
      await outbox.write(key, { ...kept, tries: tries.slice(0, -1) }, sending);
      await outbox.move(key, sending, '');
    },
    /** Looks after what others have left, and forgets what is over. */
    async tidy(): Promise<void> {
      for (const key of await outbox.on(sending)) await recover(key);
      for (const shelf of [refused, unclear]) await outbox.forget(shelf, leadsEnd());
      await outbox.forget(delivered, new Date(clock.nowMs() - longestKnown));
    },
  };
}
