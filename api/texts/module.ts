import type { Kysely } from 'kysely';
import { pageUndoer } from './pages';
import { articleRoutes } from './routes/public';
import { staffTextRoutes } from './routes/staff';
import type { TextsDatabase } from './schema';
import { showArticlesJob } from './show-articles-job';
import { articleNames } from './subject-names';
import { articleUndoer } from './undo-article';

export const textsModule = {
  routes: (deps: { db: Kysely<TextsDatabase> }) => [articleRoutes(deps), staffTextRoutes(deps)],
  jobs: ({ db }: { db: Kysely<TextsDatabase> }) => [showArticlesJob(db)],
  undoers: () => [articleUndoer, pageUndoer],
  subjectNames: () => [articleNames],
};
