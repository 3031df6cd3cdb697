import { draftRoutes } from './routes/drafts';
import { itemRoutes } from './routes/items';
import { type PictureDeps, pictureRoutes } from './routes/pictures';
import { itemUndoers } from './undo-item';

export const showcaseModule = {
  routes: (deps: PictureDeps) => [draftRoutes(deps), itemRoutes(deps), pictureRoutes(deps)],
  undoers: () => itemUndoers,
};
