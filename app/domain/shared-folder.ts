import type { ReactionValue } from '@domain/favorites/reactions';
import type { Favorite } from './customer';

export interface SharedProperty extends Favorite {
  note: string | null; // the owner's note, if the link shows notes
  own: { answer: ReactionValue; note: string } | null;
  owner: ReactionValue | null; // the owner's reaction; hidden until the guest has reacted
}

export interface SharedFolder {
  name: string;
  owner: string; // first name
  expires_at: string | null; // ISO 8601; null: no end
  guest: string | null; // name of the guest; null: not set yet
  homes: SharedProperty[];
}
