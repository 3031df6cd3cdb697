import type { Kysely } from 'kysely';
import { pasteRoutes } from './routes/pastes';
import { redirectRoutes } from './routes/redirects';
import { staffRedirectRoutes } from './routes/staff-redirects';
import type { RedirectsDatabase } from './schema';
import { redirectNames, redirectUndoer } from './undo-redirect';

export const redirectsModule = {
  // Literal paths before `:id`.
  routes: (deps: { db: Kysely<RedirectsDatabase> }) => [
    redirectRoutes(deps),
    pasteRoutes(deps),
    staffRedirectRoutes(deps),
  ],
  undoers: () => [redirectUndoer],
  subjectNames: () => [redirectNames],
};
