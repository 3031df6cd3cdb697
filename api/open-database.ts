import type { Database } from './database';
import { openDatabase as open, type OpenDatabase as Opened } from './platform/db/engine';

export const openDatabase = open<Database>;
export type OpenDatabase = Opened<Database>;
