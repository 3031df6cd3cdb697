import type { KnownPerson } from '../known-person';

export interface ExitVisitor {
  isSignedIn: boolean;
  person?: KnownPerson;
}
