import type { KnownPerson } from '../known-person';

/** What the exit window begins with. */
export interface WhoIsLeaving {
  /** Then it does not come by itself. */
  isSignedIn: boolean;
  person?: KnownPerson;
}
