import { clock } from '@domain/clock';
import type { Session } from '~/domain/customer';
import { z } from 'zod';
import { shownFirstName } from '~/domain/first-name';
import type { ApiClient, CustomerApi } from '~/back-end/client.server';
import type { Caller } from '~/back-end/caller.server';
import { isRefusal } from '~/back-end/errors.server';
import type { Seals } from '~/request/seals';

export const sessionCookie = 'sessao';
/** A session ends so long after signing in, however much it is used (spec 1 §11), in seconds. */
export const sessionMaxAge = 365 * 24 * 3600;
/** A bearer is renewed when it has less than this left, in ms: no call runs into its end. */
const renewBefore = 60_000;

/** What the cookie holds (spec 1 §5: Session); the back end has the session itself. */
const heldData = z.object({
  /** The e-mail. */
  username: z.string(),
  /** 'bossa-nova' for an e-mail sign-in, else the provider's name. */
  provider: z.string(),
  /** What the header calls them; none where no answer has said it. */
  firstName: z.string().nullish(),
  token: z.string(),
  /** When the bearer ends, in ms. */
  expires: z.number(),
  refreshToken: z.string().nullish(),
  hasProducts: z.boolean(),
  /** When its visitor signed in, in ms. */
  begun: z.number(),
});
/** Cookies of before say when they were written last. */
const sessionData = z.preprocess(
  (value) => (value instanceof Object && 'written' in value ? { begun: value.written, ...value } : value),
  heldData,
);
export type SessionData = z.output<typeof heldData>;

/** The headers of an answer: a web `Response`'s, or Express's own. */
interface HeaderStore {
  get(name: string): string | null | undefined;
  set(name: string, value: string): unknown;
  append(name: string, value: string): unknown;
}

/**
 * A visitor's session during one request: made at the edge (server/page-context.ts), which writes at the end what has
 * changed (server/finished-answers.ts). Its bearer reaches no loader's data and no log.
 */
export class VisitorSession {
  #data: SessionData | null;
  #changed = false;
  #former: string | null = null;
  #renewing: Promise<void> | undefined;
  /** Set by the guard: nothing of the answer may be kept by anybody. */
  isPrivate = false;

  constructor(
    private readonly api: ApiClient,
    private readonly seals: Seals,
    readonly caller: Caller,
    cookieHeader: string | null,
  ) {
    this.#data = sessionData.safeParse(seals.read(cookieHeader, sessionCookie)).data ?? null;
    if (this.#data && secondsLeft(this.#data) <= 0) this.end();
  }

  /** Who is signed in, as far as the cookie says: the back end may think otherwise. */
  get user(): Pick<SessionData, 'username' | 'provider' | 'firstName' | 'hasProducts'> | null {
    return this.#data;
  }

  /** Whether this request came with a session that is over: the visitor is told so, where others are asked to sign in. */
  get hasEnded(): boolean {
    return this.#data === null && this.#changed;
  }

  /** Whose session has ended during this request (their `username`), null where none has. */
  get formerUser(): string | null {
    return this.#former;
  }

  /** Begins a session with what the back end answered. */
  begin(answer: Session, { username, provider }: Pick<SessionData, 'username' | 'provider'>): void {
    this.#write({ username, provider, begun: clock.nowMs(), ...bearerOf(answer) });
  }

  /** Keeps what the header calls the visitor, by the name that the back end has told; true where it was another. */
  keepName(name: string): boolean {
    const firstName = shownFirstName(name);
    if (!this.#data || (this.#data.firstName ?? null) === firstName) return false;
    this.#write({ ...this.#data, firstName });
    return true;
  }

  /** Takes the cookie away; the back end is told by who calls this (`CustomerApi.logout`). */
  end(): void {
    this.#former = this.#data?.username ?? this.#former;
    this.#data = null;
    this.#changed = true;
  }

  /**
   * The signed-in customer's calls, the bearer renewed where it is about to end; null for who is signed out, or whose
   * session cannot be renewed.
   * @throws what the API client throws, where the bearer has ended and the back end does not say
   */
  async customer(): Promise<CustomerApi | null> {
    if (this.#data && this.#data.expires - clock.nowMs() < renewBefore) {
      await (this.#renewing ??= this.#renew(this.#data).finally(() => (this.#renewing = undefined)));
    }
    return this.current;
  }

  /** The same by the bearer as it is: nothing is waited for. */
  get current(): CustomerApi | null {
    return this.#data && this.api.as(this.#data.token, this.caller);
  }

  async #renew(data: SessionData): Promise<void> {
    const isOver = data.expires <= clock.nowMs();
    if (!data.refreshToken) {
      if (isOver) this.end();
      return;
    }
    try {
      const answer = await this.api.auth(this.caller).refresh(data.refreshToken);
      this.#write({
        ...data,
        ...bearerOf({ ...answer, refresh_token: answer.refresh_token ?? data.refreshToken }),
      });
    } catch (error) {
      if (isRefusal(error)) this.end();
      else if (isOver) throw error;
    }
  }

  #write(data: SessionData): void {
    this.#data = data;
    this.#changed = true;
  }

  /** What the answer has to say of the session: its cookie where it changed, and who may keep the answer. */
  finish(headers: HeaderStore): void {
    if (this.#changed) {
      headers.append(
        'Set-Cookie',
        this.#data
          ? this.seals.cookie(sessionCookie, this.#data, secondsLeft(this.#data))
          : this.seals.forget(sessionCookie),
      );
    }
    if (this.isPrivate) headers.set('Cache-Control', 'no-store');
    else if (this.#data && !headers.get('Cache-Control')?.includes('no-store'))
      headers.set('Cache-Control', 'private, no-cache');
  }
}

const secondsLeft = ({ begun }: SessionData): number =>
  Math.ceil(sessionMaxAge - (clock.nowMs() - begun) / 1000);

const bearerOf = ({ access_token, expires_in, refresh_token, user }: Session) => ({
  token: access_token,
  expires: clock.nowMs() + expires_in * 1000,
  refreshToken: refresh_token,
  hasProducts: user.has_products,
  ...(user.name !== null && { firstName: shownFirstName(user.name) }),
});
