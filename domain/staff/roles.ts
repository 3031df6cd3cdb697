/** Roles of the brokerage's people in the admin, with their names (docs/decisions/0111-staff.md). */
export const roleNames = {
  direcao: 'Direção',
  operacao: 'Operação',
  atendimento: 'Atendimento',
  vitrine: 'Vitrine',
  corretor: 'Corretor',
} as const;
export type Role = keyof typeof roleNames;
export const roles = Object.keys(roleNames) as readonly Role[];
export const isRole = (text: string): text is Role => Object.hasOwn(roleNames, text);

/** `own`: only what the member is responsible for. */
export type Grant = 'all' | 'own';

interface VerbRow {
  all: readonly Role[];
  own?: readonly Role[];
  /** Needs a second factor of the last minutes. */
  stepUp?: true;
}

const lead: readonly Role[] = ['direcao', 'operacao'];
const service: readonly Role[] = [...lead, 'atendimento'];
const showcase: readonly Role[] = [...lead, 'vitrine'];
const broker: readonly Role[] = ['corretor'];

/** Role × verb. The back end refuses by it, pages draw by it. */
const rows = {
  'members.read': { all: ['direcao'] },
  'members.invite': { all: ['direcao'], stepUp: true },
  'members.role': { all: ['direcao'], stepUp: true },
  'members.remove': { all: ['direcao'], stepUp: true },
  'brokers.read': { all: [...service, 'vitrine'] },
  'brokers.write': { all: lead },
  'contacts.read': { all: service, own: broker },
  'contacts.write': { all: service, own: broker },
  'distribution.read': { all: service },
  'distribution.write': { all: lead },
  'absences.write': { all: lead, own: broker },
  'visits.read': { all: service, own: broker },
  'visits.write': { all: service, own: broker },
  'announcements.read': { all: service },
  'announcements.write': { all: service },
  'properties.read': { all: [...service, 'vitrine'], own: broker },
  'properties.write': { all: showcase },
  'properties.check': { all: [...service, 'vitrine'], own: broker },
  'lists.write': { all: showcase },
  'banners.write': { all: showcase },
  'redirects.write': { all: showcase },
  'texts.write': { all: showcase },
  'portals.write': { all: showcase },
  'campaigns.write': { all: showcase },
  'experiments.read': { all: showcase },
  'people.note': { all: service },
  'people.export': { all: lead, stepUp: true },
  'people.erase': { all: lead, stepUp: true },
  'imports.read': { all: lead },
  'imports.write': { all: lead },
  'imports.force': { all: lead, stepUp: true },
  'imports.restore': { all: lead, stepUp: true },
  'system.read': { all: lead },
  'audit.read': { all: lead },
} as const satisfies Record<string, VerbRow>;
export type Verb = keyof typeof rows;
export const verbs = Object.keys(rows) as readonly Verb[];

const rowOf = (verb: Verb): VerbRow => rows[verb];

/** null: refused. */
export function grantOf(role: Role, verb: Verb): Grant | null {
  const { all, own = [] } = rowOf(verb);
  if (all.includes(role)) return 'all';
  return own.includes(role) ? 'own' : null;
}

/** For pages: what the role may do. */
export const grantsOf = (role: Role): Partial<Record<Verb, Grant>> =>
  Object.fromEntries(verbs.flatMap((verb) => (grantOf(role, verb) ? [[verb, grantOf(role, verb)]] : [])));

/** Of whoever answers contacts. */
export const answeringRoles: readonly Role[] = roles.filter(
  (role) => grantOf(role, 'contacts.write') !== null,
);

export const needsStepUp = (verb: Verb): boolean => rowOf(verb).stepUp === true;
