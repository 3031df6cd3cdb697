import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { clock } from '@domain/kernel/clock';
import type { StaffSession } from '@contract/staff';
import type { ApiClient, StaffApi } from '~/back-end/client.server';
import type { Caller } from '~/back-end/caller.server';
import type { Seals } from '~/request/seals';

export const adminCookie = 'mesa';
/** Seconds; the back end ends a session earlier if it is idle. */
export const adminMaxAge = 7 * 24 * 3600;

const held = z.object({
  token: z.string(),
  /** Of the browser's session; the bearer changes with each proven factor. */
  id: z.string(),
  /** Time of the sign-in, in ms. */
  begun: z.number(),
});

interface HeaderStore {
  append(name: string, value: string): unknown;
}

/** A member's session of one request, apart from the customer's. response-headers.ts writes its cookie. */
export class AdminSession {
  #data: z.output<typeof held> | null;
  #changed = false;
  #loaded: Promise<StaffSession> | undefined;

  constructor(
    private readonly api: Pick<ApiClient, 'staff'>,
    private readonly seals: Seals,
    private readonly caller: Caller,
    cookieHeader: string | null,
  ) {
    this.#data = held.safeParse(seals.read(cookieHeader, adminCookie)).data ?? null;
  }

  /** Without a session, calls are a stranger's. */
  get calls(): StaffApi {
    return this.api.staff(this.caller, this.#data?.token);
  }

  /** Names the session without its bearer; null: signed out. */
  get id(): string | null {
    return this.#data?.id ?? null;
  }

  /** Once per request. @throws `StaffRefusal` */
  load(): Promise<StaffSession> {
    return (this.#loaded ??= this.calls.session());
  }

  /** Ends the session of before: it may be another member's in the same browser. */
  async begin(token: string): Promise<void> {
    if (this.#data) await this.calls.signOut().catch(() => null);
    this.#write({ token, id: randomUUID(), begun: clock.nowMs() });
  }

  /** The bearer after a proven factor. */
  replace(token: string): void {
    if (this.#data) this.#write({ ...this.#data, token });
  }

  end(): void {
    this.#write(null);
  }

  #write(data: z.output<typeof held> | null): void {
    this.#data = data;
    this.#changed = true;
    this.#loaded = undefined;
  }

  finish(headers: HeaderStore): void {
    if (this.#changed) headers.append('Set-Cookie', this.#cookie());
  }

  #cookie(): string {
    if (!this.#data) return this.seals.forget(adminCookie);
    const secondsLeft = Math.ceil(adminMaxAge - (clock.nowMs() - this.#data.begun) / 1000);
    return this.seals.cookie(adminCookie, this.#data, secondsLeft, 'Strict');
  }
}
