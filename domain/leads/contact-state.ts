/** States of a contact in the admin, with their names. */
export const contactStateNames = {
  novo: 'Novo',
  'em-conversa': 'Em conversa',
  visita: 'Visita',
  proposta: 'Proposta',
  ganho: 'Ganho',
  perdido: 'Perdido',
  'sem-interesse': 'Sem interesse agora',
} as const;
export type ContactState = keyof typeof contactStateNames;

const statesOf = (names: object) => Object.keys(names) as [ContactState, ...ContactState[]];
export const contactStates = statesOf(contactStateNames);

/** States that wait for somebody of the brokerage. */
export const openContactStates = [
  'novo',
  'em-conversa',
  'visita',
  'proposta',
] as const satisfies ContactState[];

/** Whoever sets one of these has talked to the person. */
export const answeredContactStates: readonly ContactState[] = ['em-conversa', 'visita', 'proposta', 'ganho'];

export const needsReason = (state: ContactState): boolean => state === 'perdido';
/** The day to ask again. */
export const needsRemindOn = (state: ContactState): boolean => state === 'sem-interesse';

/** How a contact came that a member writes down. */
export const contactChannelNames = {
  telefone: 'Telefone',
  visita: 'Visita à imobiliária',
  outro: 'Outro',
} as const;
export type ContactChannel = keyof typeof contactChannelNames;
export const contactChannels = Object.keys(contactChannelNames) as [ContactChannel, ...ContactChannel[]];

export const maxNoteLength = 2000;
