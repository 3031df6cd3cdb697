import type { Verb } from '@domain/staff/roles';
import { doneAnswer } from './auth';
import { callFinder, type ContractCall, get, post, put, remove, withQuery } from './contract-call';
import { staffPasswordBody, staffSessionAnswer, staffSignInBody, staffTokenAnswer } from './staff';
import {
  staffAnnouncementAnswer,
  staffAnnouncementsAnswer,
  staffAnnouncementsQuery,
} from './staff-announcements';
import { staffDecisionBody } from './staff-announcement-writes';
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
import { staffAnswerAnswer, staffAnswerBody, staffTakeAnswer } from './staff-contact-taking';
import { staffContactBody, staffContactNoteBody } from './staff-contact-writes';
import {
  staffDataExportAnswer,
  staffDataRequestAnswer,
  staffDataRequestBody,
  staffDataRequestNotedAnswer,
  staffDataRequestsAnswer,
  staffErasureBody,
} from './staff-data-requests';
import { staffHandOverAnswer, staffHandOverBody, staffHandOverPreviewAnswer } from './staff-hand-over';
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
import {
  staffAbsenceBody,
  staffAbsencesAnswer,
  staffDistributionAnswer,
  staffGeneralBody,
  staffGroupAddedAnswer,
  staffGroupBody,
  staffNewGroupBody,
  staffPreviewAnswer,
  staffPreviewQuery,
  staffRulesBody,
} from './staff-distribution';
import {
  staffCheckAnswer,
  staffChangedBody,
  staffCheckBody,
  staffOwnPropertiesAnswer,
  staffOwnPropertiesQuery,
} from './staff-checks';
import {
  staffFeedsAnswer,
  staffFeedsQuery,
  staffHeldValueBody,
  staffPublishBody,
  staffRunAnswer,
  staffRunCsvAnswer,
  staffRunNowAnswer,
} from './staff-feeds';
import {
  staffPortalAddressAnswer,
  staffPortalBody,
  staffPortalListingsAnswer,
  staffPortalListingsBody,
  staffPortalsAnswer,
  staffPortalsFilter,
  staffPortalsQuery,
} from './staff-portals';
import {
  staffPortalSwitchAnswer,
  staffPortalSwitchBody,
  staffPortalSwitchQuery,
} from './staff-portal-switch';
import { staffFeedScheduleBody } from './staff-feed-schedule';
import { staffFeedPartBody, staffFeedUploadAnswer, staffFeedUploadBody } from './staff-feed-uploads';
import { staffPropertiesAnswer, staffPropertiesQuery } from './staff-property-list';
import {
  staffPublishDraftBody,
  staffShowcaseAnswer,
  staffShowcaseItemAnswer,
  staffShowcaseMoveBody,
  staffShowcasePreviewAnswer,
} from './staff-showcase';
import { staffPictureAnswer, staffPictureBody } from './staff-pictures';
import { staffDraftAnswer, staffDraftBody, staffDraftsAnswer, staffDraftSavedAnswer } from './staff-drafts';
import {
  reservedInvitationAnswer,
  reservedInvitationBody,
  staffVisibilityAnswer,
  staffVisibilityBody,
} from './staff-reserved';
import {
  staffPhotoFileAnswer,
  staffPropertyPhotosAnswer,
  staffPropertyPhotosBody,
} from './staff-property-photos';
import {
  staffTypedDraftAnswer,
  staffTypedDraftBody,
  staffTypedPropertiesAnswer,
  staffTypedPropertyAnswer,
  staffTypedPublishBody,
  staffTypedPublishedAnswer,
  staffTypedStartedAnswer,
} from './staff-typed-properties';
import { staffOwnerAnswer, staffOwnerBody } from './staff-owners';
import { reportCalls } from './staff-report-calls';
import { staffOverridesBody, staffPropertyAnswer } from './staff-properties';
import {
  staffPropertyBulkAnswer,
  staffPropertyBulkBody,
  staffPropertyBulkCanceledAnswer,
  staffPropertyBulkChoicesAnswer,
  staffPropertyBulkMadeAnswer,
  staffPropertyBulkQuery,
  staffPropertyBulkStartBody,
} from './staff-property-bulk';
import {
  staffNewRedirectBody,
  staffPasteAnswer,
  staffPastePartBody,
  staffPastePreviewAnswer,
  staffPastePublishBody,
  staffPastePublishedAnswer,
  staffPasteQuery,
  staffRedirectAnswer,
  staffRedirectBody,
  staffRedirectsAnswer,
  staffRedirectsQuery,
} from './staff-redirects';
import { staffActAnswer, staffUndoAnswer } from './staff-undo';
import {
  staffArticleAnswer,
  staffArticleBody,
  staffPageTextAnswer,
  staffPageTextBody,
  staffPreviewPhotosAnswer,
  staffPreviewPhotosBody,
  staffTextPublishedAnswer,
  staffTextsAnswer,
} from './staff-texts';
import { staffTodayAnswer, staffWaitingAnswer } from './staff-today';
import {
  staffCampaignAnswer,
  staffCampaignBody,
  staffCampaignChoicesAnswer,
  staffCampaignPreviewAnswer,
  staffCampaignPreviewBody,
  staffCampaignPublishedAnswer,
  staffCampaignRedirectBody,
  staffCampaignsAnswer,
} from './staff-campaigns';
import { staffExperimentsAnswer } from './staff-experiments';
import { staffSystemAnswer } from './staff-system';
import { staffWaitingPeopleAnswer } from './staff-waiting-people';

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
  ['experiments.read', get('staff/experiments', 'ours', staffExperimentsAnswer)],
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
  ['brokers.write', get('staff/contacts/hand-over/:person', 'ours', staffHandOverPreviewAnswer)],
  ['brokers.write', post('staff/contacts/hand-over', 'ours', staffHandOverAnswer, staffHandOverBody)],
  ['contacts.write', post('staff/contacts/:id/notes', 'ours', doneAnswer, staffContactNoteBody)],
  ['contacts.write', post('staff/contacts/:id/take', 'ours', staffTakeAnswer)],
  ['contacts.write', post('staff/contacts/:id/decline', 'ours', doneAnswer)],
  ['contacts.write', post('staff/contacts/:id/answer', 'ours', staffAnswerAnswer, staffAnswerBody)],
  ['open', post('staff/acts/:id/undo', 'ours', staffUndoAnswer)],
  ['contacts.write', post('staff/contacts', 'ours', staffContactNotedAnswer, staffNewContactBody)],
  ['contacts.write', post('staff/contacts/:id/deliveries/:delivery/retry', 'ours', staffRetryAnswer)],
  ['contacts.read', withQuery(staffContactsQuery, get('staff/contacts', 'ours', staffContactsAnswer))],
  ['people.export', withQuery(staffContactsQuery, get('staff/contacts.csv', 'ours', staffCsvAnswer))],
  ['contacts.read', get('staff/contacts/:id', 'ours', staffContactAnswer)],
  ['brokers.read', get('staff/brokers', 'ours', staffBrokersAnswer)],
  ['brokers.read', get('staff/brokers/:id', 'ours', staffBrokerAnswer)],
  ['brokers.write', put('staff/brokers/:id', 'ours', doneAnswer, staffBrokerBody)],
  ['distribution.read', get('staff/distribution', 'ours', staffDistributionAnswer)],
  [
    'distribution.read',
    withQuery(staffPreviewQuery, get('staff/distribution/preview', 'ours', staffPreviewAnswer)),
  ],
  ['distribution.write', put('staff/distribution', 'ours', staffActAnswer, staffRulesBody)],
  ['distribution.write', put('staff/distribution/general', 'ours', staffActAnswer, staffGeneralBody)],
  ['distribution.write', post('staff/distribution/groups', 'ours', staffGroupAddedAnswer, staffNewGroupBody)],
  ['distribution.write', put('staff/distribution/groups/:id', 'ours', staffActAnswer, staffGroupBody)],
  ['distribution.write', remove('staff/distribution/groups/:id', 'ours', staffActAnswer)],
  ['absences.write', get('staff/distribution/absences', 'ours', staffAbsencesAnswer)],
  ['absences.write', post('staff/distribution/absences', 'ours', staffActAnswer, staffAbsenceBody)],
  ['absences.write', remove('staff/distribution/absences/:id', 'ours', staffActAnswer)],
  [
    'properties.read',
    withQuery(staffPropertiesQuery, get('staff/properties', 'ours', staffPropertiesAnswer)),
  ],
  ['properties.read', withQuery(staffPropertiesQuery, get('staff/properties.csv', 'ours', staffCsvAnswer))],
  // Before those of one property: the first that fits a path is its call.
  ['properties.write', get('staff/properties/bulks', 'ours', staffPropertyBulkChoicesAnswer)],
  [
    'properties.write',
    post('staff/properties/bulks', 'ours', staffPropertyBulkMadeAnswer, staffPropertyBulkBody),
  ],
  [
    'properties.write',
    withQuery(staffPropertyBulkQuery, get('staff/properties/bulks/:id', 'ours', staffPropertyBulkAnswer)),
  ],
  [
    'properties.write',
    post('staff/properties/bulks/:id/start', 'ours', doneAnswer, staffPropertyBulkStartBody),
  ],
  ['properties.write', post('staff/properties/bulks/:id/cancel', 'ours', staffPropertyBulkCanceledAnswer)],
  ['properties.read', get('staff/properties/:id', 'ours', staffPropertyAnswer)],
  ['properties.read', get('staff/properties/:id/visibility', 'ours', staffVisibilityAnswer)],
  ['properties.write', put('staff/properties/:id/visibility', 'ours', staffActAnswer, staffVisibilityBody)],
  [
    'properties.write',
    post('staff/properties/:id/invitations', 'ours', reservedInvitationAnswer, reservedInvitationBody),
  ],
  ['properties.write', post('staff/properties/:id/invitations/:invitation/revoke', 'ours', staffActAnswer)],
  ['properties.write', put('staff/properties/:id/overrides', 'ours', staffActAnswer, staffOverridesBody)],
  ['properties.write', remove('staff/properties/:id/overrides/:field', 'ours', staffActAnswer)],
  ['properties.read', get('staff/properties/:id/owner', 'ours', staffOwnerAnswer)],
  ['properties.write', put('staff/properties/:id/owner', 'ours', staffActAnswer, staffOwnerBody)],
  ['properties.write', remove('staff/properties/:id/owner', 'ours', staffActAnswer)],
  ...reportCalls.map((each) => ['properties.read', each] as const),
  ['properties.read', get('staff/properties/:id/check', 'ours', staffCheckAnswer)],
  ['properties.check', post('staff/properties/:id/check', 'ours', staffActAnswer, staffCheckBody)],
  ['properties.check', post('staff/properties/:id/changed', 'ours', doneAnswer, staffChangedBody)],
  ['properties.write', post('staff/properties/:id/changed/resolve', 'ours', doneAnswer)],
  ['properties.read', get('staff/properties/:id/waiting', 'ours', staffWaitingPeopleAnswer)],
  ['contacts.write', post('staff/properties/:id/waiting/:contact', 'ours', staffActAnswer)],
  [
    'properties.read',
    withQuery(staffOwnPropertiesQuery, get('staff/own-properties', 'ours', staffOwnPropertiesAnswer)),
  ],
  ['imports.read', withQuery(staffFeedsQuery, get('staff/feeds', 'ours', staffFeedsAnswer))],
  ['imports.read', get('staff/feeds/runs/:id', 'ours', staffRunAnswer)],
  ['imports.read', get('staff/feeds/runs/:id/csv', 'ours', staffRunCsvAnswer)],
  ['imports.write', post('staff/feeds/runs/:id/discard', 'ours', doneAnswer)],
  ['imports.write', post('staff/feeds/runs/:id/publish-without-prices', 'ours', doneAnswer)],
  ['imports.force', post('staff/feeds/runs/:id/publish', 'ours', doneAnswer, staffPublishBody)],
  ['imports.write', post('staff/feeds/runs/:id/publish-file', 'ours', doneAnswer)],
  ['imports.restore', post('staff/feeds/runs/:id/revert', 'ours', doneAnswer)],
  ['imports.write', post('staff/feeds/runs/:id/accept', 'ours', doneAnswer, staffHeldValueBody)],
  ['imports.write', post('staff/feeds/uploads', 'ours', staffFeedUploadAnswer, staffFeedUploadBody)],
  ['imports.write', post('staff/feeds/uploads/:id/parts', 'ours', doneAnswer, staffFeedPartBody)],
  ['imports.write', post('staff/feeds/uploads/:id/read', 'ours', doneAnswer)],
  ['imports.write', put('staff/feeds/:source/schedule', 'ours', staffActAnswer, staffFeedScheduleBody)],
  ['imports.write', post('staff/feeds/:source/run', 'ours', staffRunNowAnswer)],
  ['properties.write', get('staff/properties/:id/photos', 'ours', staffPropertyPhotosAnswer)],
  ['properties.write', put('staff/properties/:id/photos', 'ours', staffActAnswer, staffPropertyPhotosBody)],
  ['properties.write', get('staff/properties/:id/photos/:photo', 'ours', staffPhotoFileAnswer)],
  ['properties.write', get('staff/typed-properties', 'ours', staffTypedPropertiesAnswer)],
  ['properties.write', post('staff/typed-properties', 'ours', staffTypedStartedAnswer)],
  ['properties.write', get('staff/typed-properties/:number', 'ours', staffTypedPropertyAnswer)],
  [
    'properties.write',
    put('staff/typed-properties/:number', 'ours', staffTypedDraftAnswer, staffTypedDraftBody),
  ],
  ['properties.write', remove('staff/typed-properties/:number', 'ours', staffActAnswer)],
  [
    'properties.write',
    post('staff/typed-properties/:number/publish', 'ours', staffTypedPublishedAnswer, staffTypedPublishBody),
  ],
  ['lists.write', get('staff/showcase/drafts/:kind', 'ours', staffDraftsAnswer)],
  ['lists.write', get('staff/showcase/drafts/:kind/:key', 'ours', staffDraftAnswer)],
  ['lists.write', put('staff/showcase/drafts/:kind/:key', 'ours', staffDraftSavedAnswer, staffDraftBody)],
  ['lists.write', remove('staff/showcase/drafts/:kind/:key', 'ours', doneAnswer)],
  ['redirects.write', withQuery(staffRedirectsQuery, get('staff/redirects', 'ours', staffRedirectsAnswer))],
  ['redirects.write', post('staff/redirects', 'ours', staffActAnswer, staffNewRedirectBody)],
  ['redirects.write', post('staff/redirects/pastes', 'ours', staffPasteAnswer)],
  [
    'redirects.write',
    withQuery(staffPasteQuery, get('staff/redirects/pastes/:id', 'ours', staffPastePreviewAnswer)),
  ],
  ['redirects.write', post('staff/redirects/pastes/:id/parts', 'ours', doneAnswer, staffPastePartBody)],
  [
    'redirects.write',
    post('staff/redirects/pastes/:id/publish', 'ours', staffPastePublishedAnswer, staffPastePublishBody),
  ],
  ['redirects.write', get('staff/redirects/:id', 'ours', staffRedirectAnswer)],
  ['redirects.write', put('staff/redirects/:id', 'ours', staffActAnswer, staffRedirectBody)],
  ['redirects.write', remove('staff/redirects/:id', 'ours', staffActAnswer)],
  ['campaigns.write', get('staff/campaigns', 'ours', staffCampaignsAnswer)],
  ['campaigns.write', get('staff/campaigns/people', 'ours', staffCampaignChoicesAnswer)],
  [
    'campaigns.write',
    post('staff/campaigns/preview', 'ours', staffCampaignPreviewAnswer, staffCampaignPreviewBody),
  ],
  ['redirects.write', post('staff/campaigns/redirect', 'ours', staffActAnswer, staffCampaignRedirectBody)],
  ['campaigns.write', get('staff/campaigns/:id', 'ours', staffCampaignAnswer)],
  ['campaigns.write', post('staff/campaigns', 'ours', staffCampaignPublishedAnswer, staffCampaignBody)],
  ['campaigns.write', put('staff/campaigns/:id', 'ours', staffCampaignPublishedAnswer, staffCampaignBody)],
  ['texts.write', get('staff/texts', 'ours', staffTextsAnswer)],
  ['texts.write', get('staff/texts/pages/:page', 'ours', staffPageTextAnswer)],
  ['texts.write', put('staff/texts/pages/:page', 'ours', staffTextPublishedAnswer, staffPageTextBody)],
  ['texts.write', post('staff/texts/photos', 'ours', staffPreviewPhotosAnswer, staffPreviewPhotosBody)],
  ['texts.write', get('staff/texts/articles/:id', 'ours', staffArticleAnswer)],
  ['texts.write', post('staff/texts/articles', 'ours', staffTextPublishedAnswer, staffArticleBody)],
  ['texts.write', put('staff/texts/articles/:id', 'ours', staffTextPublishedAnswer, staffArticleBody)],
  ['portals.write', withQuery(staffPortalsQuery, get('staff/portals', 'ours', staffPortalsAnswer))],
  ['portals.write', withQuery(staffPortalsFilter, get('staff/portals.csv', 'ours', staffCsvAnswer))],
  // Before those of one portal: the first that fits a path is its call.
  [
    'portals.write',
    put('staff/portals/listings', 'ours', staffPortalListingsAnswer, staffPortalListingsBody),
  ],
  [
    'portals.write',
    withQuery(staffPortalSwitchQuery, get('staff/portals/switch', 'ours', staffPortalSwitchAnswer)),
  ],
  ['portals.write', put('staff/portals/switch', 'ours', staffPortalListingsAnswer, staffPortalSwitchBody)],
  ['portals.write', put('staff/portals/:portal', 'ours', staffActAnswer, staffPortalBody)],
  ['portals.write', get('staff/portals/:portal/address', 'ours', staffPortalAddressAnswer)],
  ['portals.write', post('staff/portals/:portal/address', 'ours', staffPortalAddressAnswer)],
  ['lists.write', post('staff/showcase/pictures', 'ours', staffPictureAnswer, staffPictureBody)],
  ['lists.write', get('staff/showcase', 'ours', staffShowcaseAnswer)],
  ['lists.write', get('staff/showcase/items/:kind/:key', 'ours', staffShowcaseItemAnswer)],
  ['lists.write', get('staff/showcase/items/:kind/:key/preview', 'ours', staffShowcasePreviewAnswer)],
  [
    'lists.write',
    post('staff/showcase/items/:kind/:key/publish', 'ours', staffActAnswer, staffPublishDraftBody),
  ],
  [
    'lists.write',
    post('staff/showcase/items/:kind/:key/move', 'ours', staffActAnswer, staffShowcaseMoveBody),
  ],
  ['lists.write', post('staff/showcase/items/:kind/:key/remove', 'ours', staffActAnswer)],
  ['audit.read', withQuery(staffAuditQuery, get('staff/audit', 'ours', staffAuditAnswer))],
];

/** Calls of the admin. The back end's guard reads `access` here: a call that is missing here answers 404. */
export const staffCalls: readonly StaffCall[] = calls.map(([access, call]) => ({ ...call, access }));

export const staffCallOf = callFinder(staffCalls);
