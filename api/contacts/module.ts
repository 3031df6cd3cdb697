import type { ContactsDeps } from './deps';
import { contactNames } from './queries/contact-rows';
import { contactBulkRoutes } from './routes/contact-bulk';
import { contactWriteRoutes } from './routes/contact-writes';
import { contactsCsvRoutes } from './routes/contacts-csv';
import { newContactRoutes } from './routes/new-contacts';
import { contactRoutes } from './routes/contacts';
import { contactUndoer } from './undo';

/** The guard of api/staff stands before its routes. */
export const contactsModule = {
  routes: (deps: ContactsDeps) => [
    contactRoutes(deps),
    contactWriteRoutes(deps),
    contactBulkRoutes(deps),
    newContactRoutes(deps),
    contactsCsvRoutes(deps),
  ],
  undoers: () => [contactUndoer],
  subjectNames: () => [contactNames],
};
