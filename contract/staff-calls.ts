import type { Verb } from '@domain/staff/roles';
import { doneAnswer } from './auth';
import { callFinder, type ContractCall, get, post, put, remove, withQuery } from './contract-call';
import { staffPasswordBody, staffSessionAnswer, staffSignInBody, staffTokenAnswer } from './staff';
import {
  staffAnnouncementAnswer,
  staffAnnouncementsAnswer,
  staffAnnouncementsQuery,
  staffDecisionBody,
} from './staff-announcements';
import { staffAuditAnswer, staffAuditQuery } from './staff-audit';
import {
  staffBulkAnswer,
  staffBulkBody,
  staffBulkPreviewAnswer,
  staffBulkPreviewBody,
} from './staff-contact-bulk';
import {
  staffContactNotedAnswer,
  staffCsvAnswer,
  staffNewContactBody,
  staffRetryAnswer,
} from './staff-contact-more';
import { staffContactBody, staffContactNoteBody } from './staff-contact-writes';
import {
  staffDataExportAnswer,
  staffDataRequestAnswer,
  staffDataRequestBody,
  staffDataRequestNotedAnswer,
  staffDataRequestsAnswer,
  staffErasureBody,
} from './staff-data-requests';
import { staffContactAnswer, staffContactsAnswer, staffContactsQuery } from './staff-contacts';
import { staffBrokerAnswer, staffBrokerBody, staffBrokersAnswer } from './staff-brokers';
import {
  staffCodeBody,
  staffCodesAnswer,
  staffEnrolledAnswer,
  staffNewPasskeyBody,
  staffPasskeyBody,
  staffPasskeyOptionsAnswer,
  staffTotpAnswer,
} from './staff-factors';
import {
  staffAcceptBody,
  staffInvitationAnswer,
  staffInvitationBody,
  staffInviteBody,
  staffMembersAnswer,
  staffRoleBody,
} from './staff-members';
import { staffActAnswer, staffUndoAnswer } from './staff-undo';
import { staffTodayAnswer, staffWaitingAnswer } from './staff-today';
import { staffSystemAnswer } from './staff-system';

/**
 * Who may make a call. anyone: no session. session: one in any state. factor: who has a second factor to prove, or proves
 * it again. enrolment: who has none, or adds one right after step-up. open: signed in. step-up: a factor of the last
 * minutes. A verb: the role's grant, with step-up where the verb needs it (domain/staff/roles.ts).
 */
export type StaffAccess = 'anyone' | 'session' | 'factor' | 'enrolment' | 'open' | 'step-up' | Verb;

export interface StaffCall extends ContractCall {
  access: StaffAccess;
}

const calls: readonly (readonly [StaffAccess, ContractCall])[] = [
  ['anyone', post('staff/sign-in', 'ours', staffTokenAnswer, staffSignInBody)],
  ['anyone', post('staff/invitation', 'ours', staffInvitationAnswer, staffInvitationBody)],
  ['anyone', post('staff/invitation/accept', 'ours', staffTokenAnswer, staffAcceptBody)],
  ['session', get('staff/session', 'ours', staffSessionAnswer)],
  ['session', post('staff/sign-out', 'ours', doneAnswer)],
  ['factor', post('staff/factor/totp', 'ours', staffTokenAnswer, staffCodeBody)],
  ['factor', post('staff/factor/recovery-code', 'ours', staffTokenAnswer, staffCodeBody)],
  ['factor', post('staff/factor/passkey/options', 'ours', staffPasskeyOptionsAnswer)],
  ['factor', post('staff/factor/passkey', 'ours', staffTokenAnswer, staffPasskeyBody)],
  ['enrolment', post('staff/factors/totp', 'ours', staffTotpAnswer)],
  ['enrolment', post('staff/factors/totp/confirm', 'ours', staffEnrolledAnswer, staffCodeBody)],
  ['enrolment', post('staff/factors/passkeys/options', 'ours', staffPasskeyOptionsAnswer)],
  ['enrolment', post('staff/factors/passkeys', 'ours', staffEnrolledAnswer, staffNewPasskeyBody)],
  ['step-up', remove('staff/factors/totp', 'ours', doneAnswer)],
  ['step-up', remove('staff/factors/passkeys/:id', 'ours', doneAnswer)],
  ['step-up', post('staff/recovery-codes', 'ours', staffCodesAnswer)],
  ['step-up', put('staff/password', 'ours', doneAnswer, staffPasswordBody)],
  ['members.read', get('staff/members', 'ours', staffMembersAnswer)],
  ['members.role', put('staff/members/:id/role', 'ours', staffActAnswer, staffRoleBody)],
  ['members.remove', remove('staff/members/:id', 'ours', doneAnswer)],
  ['members.invite', post('staff/invitations', 'ours', doneAnswer, staffInviteBody)],
  ['members.invite', remove('staff/invitations/:id', 'ours', doneAnswer)],
  ['open', get('staff/today', 'ours', staffTodayAnswer)],
  ['open', get('staff/waiting', 'ours', staffWaitingAnswer)],
  ['system.read', get('staff/system', 'ours', staffSystemAnswer)],
  [
    'announcements.read',
    withQuery(staffAnnouncementsQuery, get('staff/announcements', 'ours', staffAnnouncementsAnswer)),
  ],
  ['announcements.read', get('staff/announcements/:id', 'ours', staffAnnouncementAnswer)],
  ['announcements.write', post('staff/announcements/:id/decision', 'ours', doneAnswer, staffDecisionBody)],
  ['announcements.write', post('staff/announcements/:id/release', 'ours', doneAnswer)],
  ['people.export', get('staff/data-requests', 'ours', staffDataRequestsAnswer)],
  ['people.note', post('staff/data-requests', 'ours', staffDataRequestNotedAnswer, staffDataRequestBody)],
  ['people.export', get('staff/data-requests/:id', 'ours', staffDataRequestAnswer)],
  ['people.export', get('staff/data-requests/:id/data', 'ours', staffDataExportAnswer)],
  ['people.export', post('staff/data-requests/:id/answer', 'ours', doneAnswer)],
  ['people.erase', post('staff/data-requests/:id/erase', 'ours', doneAnswer, staffErasureBody)],
  ['contacts.write', put('staff/contacts/:id', 'ours', staffActAnswer, staffContactBody)],
  [
    'contacts.write',
    post('staff/contacts/bulk/preview', 'ours', staffBulkPreviewAnswer, staffBulkPreviewBody),
  ],
  ['contacts.write', post('staff/contacts/bulk', 'ours', staffBulkAnswer, staffBulkBody)],
  ['contacts.write', post('staff/contacts/:id/notes', 'ours', doneAnswer, staffContactNoteBody)],
  ['open', post('staff/acts/:id/undo', 'ours', staffUndoAnswer)],
  ['contacts.write', post('staff/contacts', 'ours', staffContactNotedAnswer, staffNewContactBody)],
  ['contacts.write', post('staff/contacts/:id/deliveries/:delivery/retry', 'ours', staffRetryAnswer)],
  ['contacts.read', withQuery(staffContactsQuery, get('staff/contacts', 'ours', staffContactsAnswer))],
  ['people.export', withQuery(staffContactsQuery, get('staff/contacts.csv', 'ours', staffCsvAnswer))],
  ['contacts.read', get('staff/contacts/:id', 'ours', staffContactAnswer)],
  ['brokers.read', get('staff/brokers', 'ours', staffBrokersAnswer)],
  ['brokers.read', get('staff/brokers/:id', 'ours', staffBrokerAnswer)],
  ['brokers.write', put('staff/brokers/:id', 'ours', doneAnswer, staffBrokerBody)],
  ['audit.read', withQuery(staffAuditQuery, get('staff/audit', 'ours', staffAuditAnswer))],
];

/** Calls of the admin. The back end's guard reads `access` here: a call that is missing here answers 404. */
export const staffCalls: readonly StaffCall[] = calls.map(([access, call]) => ({ ...call, access }));

export const staffCallOf = callFinder(staffCalls);
