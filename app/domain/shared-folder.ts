import type { OpinionAnswer } from '@domain/opinions';
import type { Favorite } from './customer';

/** A home of a shared folder, as its guest sees it. */
export interface SharedHome extends Favorite {
  /** The owner's note, where the link shows notes. */
  note: string | null;
  /** What the guest has said. */
  own: { answer: OpinionAnswer; note: string } | null;
  /** What the owner says, once the guest has said something. */
  owner: OpinionAnswer | null;
}

/** What a folder's link opens. */
export interface SharedFolder {
  name: string;
  /** The owner's first name. */
  owner: string;
  /** ISO 8601; null: without end. */
  expires_at: string | null;
  /** How the guest is called; null: not told yet. */
  guest: string | null;
  homes: SharedHome[];
}
