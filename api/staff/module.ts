import { Hono } from 'hono';
import type { StaffDeps } from './deps';
import { privateAnswers, staffGuard } from './guard';
import { memberNames } from './queries/members';
import { staffPersonalData } from './personal-data';
import { staffAuditRoutes } from './routes/audit';
import { enrolmentRoutes } from './routes/enrolment';
import { factorRoutes } from './routes/factor';
import { staffInvitationRoutes } from './routes/invitations';
import { memberRoutes } from './routes/members';
import { staffSessionRoutes } from './routes/session';
import { staffUndoRoutes } from './routes/undo';
import { roleUndoer } from './undo/undo-role';

const paths = '/staff/*';

export const staffModule = {
  /** The guard comes first: it also stands before the calls below /staff of the modules after this one. */
  routes: (deps: StaffDeps) => [
    new Hono().use(paths, privateAnswers).use(paths, staffGuard(deps)),
    staffSessionRoutes(deps),
    factorRoutes(deps),
    enrolmentRoutes(deps),
    staffInvitationRoutes(deps),
    memberRoutes(deps),
    staffAuditRoutes(deps),
    staffUndoRoutes(deps),
  ],
  undoers: () => [roleUndoer],
  subjectNames: () => [memberNames],
  personalData: () => staffPersonalData,
};
