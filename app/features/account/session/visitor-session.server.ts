import { createHash } from 'node:crypto';
import { clock } from '@domain/kernel/clock';
import type { Session } from '~/domain/customer';
import { z } from 'zod';
import { shownFirstName } from '~/domain/first-name';
import type { ApiClient, CustomerApi } from '~/back-end/client.server';
import type { Caller } from '~/back-end/caller.server';
import type { CallerSession } from '~/back-end/transport.server';
import { isRefusal } from '~/back-end/errors.server';
import type { Seals } from '~/request/seals';

export const sessionCookie = 'sessao';
/** A session ends this long after sign-in, even in use (spec 1 §11); seconds. */
export const sessionMaxAge = 365 * 24 * 3600;
/** A bearer is refreshed before its end, so that it does not expire during a call. */
const renewBefore = 60_000;

/** The cookie's content (spec 1 §5: Session); the back end owns the session. */
const heldData = z.object({
  username: z.string(),
  /** 'bossa-nova' for an e-mail sign-in, else the provider's name. */
  provider: z.string(),
  /** For the header; null until an answer contains it. */
  firstName: z.string().nullish(),
  token: z.string(),
  /** Expiry of the bearer, in ms. */
  expires: z.number(),
  refreshToken: z.string().nullish(),
  hasProducts: z.boolean(),
  /** Time of the sign-in, in ms. */
  begun: z.number(),
});
/** Older cookies contain `written` instead of `begun`. */
const sessionData = z.preprocess(
  (value) => (value instanceof Object && 'written' in value ? { begun: value.written, ...value } : value),
  heldData,
);
export type SessionData = z.output<typeof heldData>;

interface HeaderStore {
  get(name: string): string | null | undefined;
  set(name: string, value: string): unknown;
  append(name: string, value: string): unknown;
}

/** Session of one request; response-headers.ts writes its cookie. Keep the bearer out of loader data and logs. */
export class VisitorSession implements CallerSession {
  #data: SessionData | null;
  #changed = false;
  #isLost = false;
  #former: string | null = null;
  #renewing: Promise<void> | undefined;
  /** The guard sets it: the answer is then `no-store`. */
  isPrivate = false;
  /** The answer tells of the session's end. Otherwise a lost session keeps its cookie, so that the next document tells. */
  tellsEnd = false;

  constructor(
    private readonly api: ApiClient,
    private readonly seals: Seals,
    readonly caller: Caller,
    cookieHeader: string | null,
  ) {
    this.#data = sessionData.safeParse(seals.read(cookieHeader, sessionCookie)).data ?? null;
    if (this.#data && secondsLeft(this.#data) <= 0) this.end();
  }

  /** User by the cookie; the back end may have ended the session. */
  get user(): Pick<SessionData, 'username' | 'provider' | 'firstName' | 'hasProducts'> | null {
    return this.#data;
  }

  /** This request's session is over: the visitor gets a notice instead of a plain sign-in. */
  get hasEnded(): boolean {
    return this.#data === null && this.#changed;
  }

  get formerUser(): string | null {
    return this.#former;
  }

  /** @returns the session that this one replaces; the caller ends it at the back end */
  begin(
    answer: Session,
    { username, provider }: Pick<SessionData, 'username' | 'provider'>,
  ): VisitorSession | null {
    const former = this.#data && !isSameSession(this.#data, answer) ? this.#copy() : null;
    this.#write({ username, provider, begun: clock.nowMs(), ...bearerOf(answer) });
    return former;
  }

  /** Renewed and ended apart from this one. */
  #copy(): VisitorSession {
    const copy = new VisitorSession(this.api, this.seals, this.caller, null);
    copy.#data = this.#data;
    return copy;
  }

  /** Stores the first name for the header. Returns true if it changed. */
  saveName(name: string): boolean {
    const firstName = shownFirstName(name);
    if (!this.#data || (this.#data.firstName ?? null) === firstName) return false;
    this.#write({ ...this.#data, firstName });
    return true;
  }

  /** Removes the cookie. The caller notifies the back end (`CustomerApi.logout`). */
  end(): void {
    this.#former = this.#data?.username ?? this.#former;
    this.#data = null;
    this.#changed = true;
  }

  /** Customer calls after any refresh; null if signed out. @throws API client errors if the bearer has expired */
  async customer(): Promise<CustomerApi | null> {
    if (this.#data && this.#data.expires - clock.nowMs() < renewBefore) {
      await (this.#renewing ??= this.#renew(this.#data).finally(() => (this.#renewing = undefined)));
    }
    return this.current;
  }

  /** The same without a refresh. */
  get current(): CustomerApi | null {
    return this.#data && this.api.as(this.#data.token, this.caller);
  }

  get person(): string | null {
    return this.#data && createHash('sha256').update(this.#data.token).digest('base64url');
  }

  /** Renewed only once it has expired: public pages wait for a renewal as rarely as possible. */
  async bearer(): Promise<string | null> {
    if (this.#data && hasExpired(this.#data)) await this.customer().catch(() => null);
    return this.#data && !hasExpired(this.#data) ? this.#data.token : null;
  }

  refuse(bearer: string): void {
    if (this.#data?.token === bearer) this.#lose();
  }

  async #renew(data: SessionData): Promise<void> {
    const isOver = hasExpired(data);
    if (!data.refreshToken) {
      if (isOver) this.#lose();
      return;
    }
    try {
      const answer = await this.api.auth(this.caller).refresh(data.refreshToken);
      this.#write({
        ...data,
        ...bearerOf({ ...answer, refresh_token: answer.refresh_token ?? data.refreshToken }),
      });
    } catch (error) {
      if (isRefusal(error)) this.#lose();
      else if (isOver) throw error;
    }
  }

  #lose(): void {
    this.#isLost = true;
    this.end();
  }

  #write(data: SessionData): void {
    this.#isLost = false;
    this.#data = data;
    this.#changed = true;
  }

  finish(headers: HeaderStore): void {
    if (this.#changed && (!this.#isLost || this.isPrivate || this.tellsEnd)) {
      headers.append(
        'Set-Cookie',
        this.#data
          ? this.seals.cookie(sessionCookie, this.#data, secondsLeft(this.#data))
          : this.seals.forget(sessionCookie),
      );
    }
    if (this.isPrivate) headers.set('Cache-Control', 'no-store');
    else if ((this.#data || this.#isLost) && !headers.get('Cache-Control')?.includes('no-store'))
      headers.set('Cache-Control', 'private, no-cache');
  }
}

/** An operator's back end may have one session per account. */
const isSameSession = ({ token, refreshToken }: SessionData, answer: Session): boolean =>
  token === answer.access_token || (refreshToken != null && refreshToken === answer.refresh_token);

const hasExpired = ({ expires }: SessionData): boolean => expires <= clock.nowMs();

const secondsLeft = ({ begun }: SessionData): number =>
  Math.ceil(sessionMaxAge - (clock.nowMs() - begun) / 1000);

const bearerOf = ({ access_token, expires_in, refresh_token, user }: Session) => ({
  token: access_token,
  expires: clock.nowMs() + expires_in * 1000,
  refreshToken: refresh_token,
  hasProducts: user.has_products,
  ...(user.name !== null && { firstName: shownFirstName(user.name) }),
});
