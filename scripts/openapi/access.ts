import type { ContractCall } from '@contract/contract-call';
import type { StaffAccess } from '@contract/staff-calls';
import { grantOf, needsStepUp, roleNames, roles } from '@domain/staff/roles';

export interface Access {
  security: Record<string, string[]>[];
  /** Who may make the call; the document's `x-access`. */
  text: string;
  verb?: string;
  roles?: Record<string, 'all' | 'own'>;
}

/** Of accounts; a test compares them with what the back end refuses. */
const customers = /^client(?:Area|Favorites)\/|^auth\/(?:logout|sessions|audit|verify\/resend)(?:\/|$)/;
/** A bearer is optional: what it belongs to is the account's. */
const either =
  /^(?:leads|sellRent\/register|announcement\/photos|productHistory\/:id|announcement\/draft.*|reserved\/.*)$/;

const website = { website: [] };
export const accessOf = (call: ContractCall & { access?: StaffAccess }): Access => {
  if (call.access !== undefined) return staffAccess(call.access);
  if (customers.test(call.path))
    return { security: [{ ...website, customer: [] }], text: 'A signed-in customer' };
  if (either.test(call.path))
    return {
      security: [website, { ...website, customer: [] }],
      text: 'Anyone; with a bearer, for the customer',
    };
  return { security: [website], text: 'Anyone' };
};

const states: Record<Exclude<StaffAccess, `${string}.${string}`>, string> = {
  anyone: 'Anyone in the networks of the admin',
  session: 'A member with a session in any state',
  factor: 'A member with a second factor to prove',
  enrolment: 'A member who adds a second factor: the first one, or another right after step-up',
  open: 'A signed-in member',
  'step-up': 'A member who proved a second factor in the last minutes',
};

function staffAccess(access: StaffAccess): Access {
  if (access === 'anyone') return { security: [website], text: states.anyone };
  const security = [{ ...website, staff: [] }];
  if (!access.includes('.')) return { security, text: states[access as keyof typeof states] };
  const verb = access as Extract<StaffAccess, `${string}.${string}`>;
  const granted = roles.flatMap((role) => {
    const grant = grantOf(role, verb);
    return grant ? [[role, grant] as const] : [];
  });
  const names = granted.map(([role, grant]) => roleNames[role] + (grant === 'own' ? ' (own records)' : ''));
  const text = `Members with ${verb}: ${names.join(', ')}${needsStepUp(verb) ? '; second factor of the last minutes' : ''}`;
  return { security, text, verb, roles: Object.fromEntries(granted) };
}
