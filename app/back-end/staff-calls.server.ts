import type { z } from 'zod';
import { staffAuditAnswer, type staffAuditQuery } from '@contract/staff-audit';
import {
  type staffPasswordBody,
  staffSessionAnswer,
  type staffSignInBody,
  staffTokenAnswer,
} from '@contract/staff';
import {
  staffCodesAnswer,
  staffEnrolledAnswer,
  type staffNewPasskeyBody,
  type staffPasskeyBody,
  staffPasskeyOptionsAnswer,
  staffTotpAnswer,
} from '@contract/staff-factors';
import {
  type staffAcceptBody,
  staffInvitationAnswer,
  type staffInviteBody,
  staffMembersAnswer,
  type staffRoleBody,
} from '@contract/staff-members';
import { staffTodayAnswer, staffWaitingAnswer } from '@contract/staff-today';
import { staffExperimentsAnswer } from '@contract/staff-experiments';
import { staffSystemAnswer } from '@contract/staff-system';
import { bulkTimeoutMs, staffContactWrites } from './staff-contact-writes.server';
import { staffHandOverCalls } from './staff-hand-over.server';
import { staffBrokerCalls } from './staff-broker-calls.server';
import { staffDistributionCalls } from './staff-distribution-calls.server';
import { staffRedirectCalls } from './staff-redirect-calls.server';
import { staffCampaignCalls } from './staff-campaign-calls.server';
import { staffDraftCalls } from './staff-draft-calls.server';
import { staffTextCalls } from './staff-text-calls.server';
import { staffShowcaseCalls } from './staff-showcase-calls.server';
import { staffFeedCalls } from './staff-feed-calls.server';
import { staffActAnswer, staffUndoAnswer } from '@contract/staff-undo';
import { hasStatus } from './errors.server';
import { contactCalls } from './staff-contact-calls.server';
import { staffAnnouncementCalls } from './staff-announcement-calls.server';
import { staffTypedPropertyCalls } from './staff-typed-property-calls.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { staffContactMore } from './staff-contact-more.server';
import { staffCheckCalls } from './staff-check-calls.server';
import { staffPropertyBulkCalls } from './staff-property-bulk-calls.server';
import { staffPortalCalls } from './staff-portal-calls.server';
import { staffPropertyCalls } from './staff-property-calls.server';
import { staffOwnerCalls } from './staff-owner-calls.server';
import { staffReservedCalls } from './staff-reserved-calls.server';
import { staffPropertyPhotoCalls } from './staff-property-photo-calls.server';
import { staffDataRequestCalls } from './staff-data-request-calls.server';
import { dataOf as data, type StaffSend as Send } from './staff-send.server';

/** Refusals that the admin's guard answers: 401 signed out, 403 a factor is due, 404 not there or not for this member. */
export class StaffRefusal extends Error {
  override name = 'StaffRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
  }
}

const part = encodeURIComponent;

/** Calls of contract/staff-calls.ts. @throws `StaffRefusal`, and the errors of `send` */
export function staffCalls(sendCall: Send) {
  const call: Send = async (each) => {
    try {
      return await sendCall(each);
    } catch (error) {
      if (hasStatus(error, 401, 403, 404)) throw new StaffRefusal(error.status, error.code);
      throw error;
    }
  };
  const write = (path: string, method: 'POST' | 'PUT' | 'DELETE', body?: object) =>
    call({ path, method, body, answer: ignoreAnswer });
  /** @returns the act that can be taken back */
  const acting = (path: string, method: 'POST' | 'PUT', body: object) =>
    call({ path, method, body, answer: (value, context) => bySchema(staffActAnswer)(value, context).act });
  const token = (path: string, body: object) => call({ path, body, answer: data(staffTokenAnswer) });
  const enrolled = (path: string, body: object) => call({ path, body, answer: data(staffEnrolledAnswer) });
  const options = (path: string) =>
    call({ path, body: {}, isRepeatable: true, answer: data(staffPasskeyOptionsAnswer) });
  return {
    signIn: (body: z.input<typeof staffSignInBody>) => token('staff/sign-in', body),
    invitation: (secret: string) =>
      call({
        ...{ path: 'staff/invitation', body: { token: secret }, isReading: true },
        answer: data(staffInvitationAnswer),
      }),
    acceptInvitation: (body: z.input<typeof staffAcceptBody>) => token('staff/invitation/accept', body),
    session: () => call({ path: 'staff/session', answer: data(staffSessionAnswer) }),
    signOut: () => write('staff/sign-out', 'POST', {}),
    proveTotp: (code: string) => token('staff/factor/totp', { code }),
    proveRecoveryCode: (code: string) => token('staff/factor/recovery-code', { code }),
    provePasskeyOptions: () => options('staff/factor/passkey/options'),
    provePasskey: (body: z.input<typeof staffPasskeyBody>) => token('staff/factor/passkey', body),
    createTotp: () => call({ path: 'staff/factors/totp', body: {}, answer: data(staffTotpAnswer) }),
    confirmTotp: (code: string) => enrolled('staff/factors/totp/confirm', { code }),
    newPasskeyOptions: () => options('staff/factors/passkeys/options'),
    addPasskey: (body: z.input<typeof staffNewPasskeyBody>) => enrolled('staff/factors/passkeys', body),
    removeTotp: () => write('staff/factors/totp', 'DELETE'),
    removePasskey: (id: string) => write(`staff/factors/passkeys/${part(id)}`, 'DELETE'),
    newRecoveryCodes: () => call({ path: 'staff/recovery-codes', body: {}, answer: data(staffCodesAnswer) }),
    changePassword: (body: z.input<typeof staffPasswordBody>) => write('staff/password', 'PUT', body),
    members: () => call({ path: 'staff/members', answer: data(staffMembersAnswer) }),
    changeRole: (id: number, body: z.input<typeof staffRoleBody>) =>
      acting(`staff/members/${id}/role`, 'PUT', body),
    removeMember: (id: number) => write(`staff/members/${id}`, 'DELETE'),
    invite: (body: z.input<typeof staffInviteBody>) => write('staff/invitations', 'POST', body),
    revokeInvitation: (id: number) => write(`staff/invitations/${id}`, 'DELETE'),
    ...staffContactWrites(call),
    ...staffHandOverCalls(call),
    ...contactCalls(call),
    ...staffBrokerCalls(call),
    ...staffDistributionCalls(call),
    ...staffFeedCalls(call),
    ...staffRedirectCalls(call),
    ...staffDraftCalls(call),
    ...staffTextCalls(call),
    ...staffCampaignCalls(call),
    ...staffShowcaseCalls(call),
    undo: (act: number) =>
      call({
        ...{ path: `staff/acts/${act}/undo`, body: {}, timeoutMs: bulkTimeoutMs },
        answer: data(staffUndoAnswer),
      }),
    today: () => call({ path: 'staff/today', answer: data(staffTodayAnswer) }),
    waiting: () => call({ path: 'staff/waiting', answer: data(staffWaitingAnswer) }),
    experiments: () => call({ path: 'staff/experiments', answer: data(staffExperimentsAnswer) }),
    system: () => call({ path: 'staff/system', answer: data(staffSystemAnswer) }),
    audit: (query: z.input<typeof staffAuditQuery>) =>
      call({ path: 'staff/audit', query, answer: data(staffAuditAnswer) }),
    ...staffAnnouncementCalls(call),
    ...staffTypedPropertyCalls(call),
    ...staffDataRequestCalls(call),
    ...staffContactMore(call),
    ...staffPortalCalls(call),
    ...staffPropertyCalls(call),
    ...staffCheckCalls(call),
    ...staffPropertyBulkCalls(call),
    ...staffReservedCalls(call),
    ...staffOwnerCalls(call),
    ...staffPropertyPhotoCalls(call),
  };
}
